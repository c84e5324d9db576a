/** Soviet units by the face that they show untried: face | attack-defence-move | how many | with a letter in their name | provenance. */
export const POOL_ROWS = `
RD  | 1-1-5 | 25 |  8 | r
RD  | 1-2-5 | 40 | 10 | r
RD  | 2-2-5 | 55 |  6 | r
RD  | 2-3-5 | 60 |  4 | r
RD  | 3-3-5 | 60 |  2 | r
RD  | 3-4-5 | 45 |  0 | r
RD  | 4-4-5 | 30 |  0 | r
RD  | 4-5-5 | 15 |  0 | r
RD  | 5-6-5 |  8 |  0 | r
RD  | 6-7-5 |  5 |  0 | r
CD  | 1-1-7 | 12 |  0 | r
CD  | 2-1-7 | 14 |  0 | r
CD  | 2-2-7 | 15 |  0 | r
CD  | 3-2-7 |  8 |  0 | r
TD  | 1-1-7 |  5 |  0 | r
TD  | 2-2-7 |  9 |  0 | r
TD  | 3-2-7 | 10 |  0 | r
TD  | 4-3-7 | 12 |  0 | r
TD  | 5-4-7 |  9 |  0 | r
TD  | 6-4-7 |  6 |  0 | r
TD  | 7-5-7 |  4 |  0 | r
TD  | 8-6-7 |  2 |  0 | r
MRD | 2-2-7 |  6 |  0 | r
MRD | 3-3-7 |  9 |  0 | r
MRD | 4-4-7 |  7 |  0 | r
MRD | 5-5-7 |  4 |  0 | r
RB  | 1-1-5 | 22 |  0 | r
RB  | 1-2-5 | 20 |  0 | r
RB  | 2-2-5 | 14 |  0 | r
RB  | 2-3-5 |  9 |  0 | r
RB  | 3-3-5 |  4 |  0 | r
MRB | 2-2-7 |  1 |  0 | r
TB  | 2-1-7 | 20 |  0 | r
TB  | 2-2-7 | 12 |  0 | r
TB  | 3-1-7 | 16 |  0 | r
TB  | 3-2-7 | 10 |  0 | r
TB  | 4-3-7 |  6 |  0 | r
`

/**
 * Guards: id | name, and in brackets the unit they were | face of the unit they replace | both strengths | turn | provenance of the
 * figures and of the turn.
 */
export const GUARD_ROWS = `
SU-G01 | 1G (100)       | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G02 | 2G (127)       | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G03 | 3G (153)       | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G04 | 4G (161)       | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G05 | 5G (107)       | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G06 | 6G (120)       | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G07 | 7G (64)        | RD  | 5-6-5/3-3-5 |  7 | r s
SU-G08 | 1G Moscow (1 MRD) | MRD | 6-6-7/3-3-7 |  7 | r s
SU-G09 | 1G (4 TB)      | TB  | 5-4-7/2-2-7 | 10 | r s
SU-G10 | 8G (316)       | RD  | 5-6-5/3-3-5 | 11 | r s
SU-G11 | 9G (78)        | RD  | 5-6-5/3-3-5 | 11 | r s
SU-G12 | 1G (2 CD)      | CD  | 3-3-7/1-1-7 | 11 | r s
SU-G13 | 2G (5 CD)      | CD  | 3-3-7/1-1-7 | 11 | r s
SU-G14 | 3G (50 CD)     | CD  | 3-3-7/1-1-7 | 11 | r s
SU-G15 | 4G (53 CD)     | CD  | 3-3-7/1-1-7 | 11 | r s
`
