/**
 * Soviet units with a name of their own, by ranges of numbers: id | numbers | name | type | size | attack-defence-move at each
 * strength, full first | code of the turn in which they come (2.8) | provenance of the figures and of the turn.
 */
export const SPECIFIED_ROWS = `
SU-TC | 1-6 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 207 | r r
SU-TC | 7-12 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 208 | r r
SU-TC | 13-18 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 209 | r r
SU-TC | 19-21 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 210 | r r
SU-TC | 22-24 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 211 | r r
SU-TC | 25-27 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 212 | r r
SU-TC | 28-29 | Tank Corps | tank | corps | 8-6-9/6-5-9/4-3-9/2-2-9 | 213 | r r
SU-MC | 1-2 | Mechanized Corps | mechanized | corps | 8-8-9/6-6-9/4-4-9/2-2-9 | 217 | r r
SU-MC | 3-4 | Mechanized Corps | mechanized | corps | 8-8-9/6-6-9/4-4-9/2-2-9 | 218 | r r
SU-MC | 5-6 | Mechanized Corps | mechanized | corps | 8-8-9/6-6-9/4-4-9/2-2-9 | 219 | r r
SU-MC | 7-8 | Mechanized Corps | mechanized | corps | 8-8-9/6-6-9/4-4-9/2-2-9 | 220 | r r
SU-MC | 9-9 | Mechanized Corps | mechanized | corps | 8-8-9/6-6-9/4-4-9/2-2-9 | 221 | r r
SU-AD | 1-2 | Artillery Division | artillery | division | 8-0-5 | 221 | r r
SU-AD | 3-3 | Artillery Division | artillery | division | 8-0-5 | 222 | r r
SU-AD | 4-4 | Artillery Division | artillery | division | 10-0-5 | 222 | r r
SU-AD | 5-5 | Artillery Division | artillery | division | 8-0-5 | 223 | r r
SU-AD | 6-6 | Artillery Division | artillery | division | 10-0-5 | 223 | r r
SU-AD | 7-8 | Artillery Division | artillery | division | 8-0-5 | 224 | r r
SU-AD | 9-10 | Artillery Division | artillery | division | 8-0-5 | 303 | r r
SU-AD | 11-12 | Artillery Division | artillery | division | 8-0-5 | 305 | r r
SU-AD | 13-14 | Artillery Division | artillery | division | 8-0-5 | 307 | r r
SU-AD | 15-16 | Artillery Division | artillery | division | 8-0-5 | 309 | r r
SU-AD | 17-18 | Artillery Division | artillery | division | 8-0-5 | 311 | r r
SU-AD | 19-20 | Artillery Division | artillery | division | 8-0-5 | 313 | r r
SU-AD | 21-22 | Artillery Division | artillery | division | 8-0-5 | 317 | r r
SU-AD | 23-24 | Artillery Division | artillery | division | 8-0-5 | 321 | r r
SU-AD | 25-26 | Artillery Division | artillery | division | 8-0-5 | 401 | r r
SU-GRB | 1-1 | Rocket Barrage Division | rocket | division | 7-0-6 | 222 | r r
SU-GRB | 2-2 | Rocket Barrage Division | rocket | division | 7-0-6 | 224 | r r
SU-GRB | 3-3 | Rocket Barrage Division | rocket | division | 7-0-6 | 303 | r r
SU-GRB | 4-4 | Rocket Barrage Division | rocket | division | 7-0-6 | 305 | r r
SU-GRB | 5-5 | Rocket Barrage Division | rocket | division | 7-0-6 | 307 | r r
SU-GRB | 6-6 | Rocket Barrage Division | rocket | division | 7-0-6 | 309 | r r
SU-GRB | 7-7 | Rocket Barrage Division | rocket | division | 7-0-6 | 313 | r r
SU-EA | 1-2 | Engineer Army | engineer | army | 0-2-4 | 124 | r r
SU-EA | 3-4 | Engineer Army | engineer | army | 0-2-4 | 201 | r r
SU-EA | 5-6 | Engineer Army | engineer | army | 0-2-4 | 202 | r r
SU-EA | 7-8 | Engineer Army | engineer | army | 0-2-4 | 203 | r r
SU-EA | 9-10 | Engineer Army | engineer | army | 0-2-4 | 204 | r r
SU-AEB | 1-2 | Assault Engineer Brigade | assault-engineer | brigade | 2-2-5 | 309 | r r
SU-AEB | 3-4 | Assault Engineer Brigade | assault-engineer | brigade | 2-2-5 | 311 | r r
SU-AEB | 5-6 | Assault Engineer Brigade | assault-engineer | brigade | 2-2-5 | 313 | r r
SU-AEB | 7-8 | Assault Engineer Brigade | assault-engineer | brigade | 2-2-5 | 315 | r r
SU-AEB | 9-10 | Assault Engineer Brigade | assault-engineer | brigade | 2-2-5 | 317 | r r
SU-ABB | 1-5 | Airborne Brigade | parachute | brigade | 2-3-5 | 313 | r s
SU-CAV | 1-1 | Kalmyk Cavalry Division | cavalry | division | 2-2-7 | 213 | r r
SU-CAV | 2-2 | Chechen-Ingush Cavalry Division | cavalry | division | 2-2-7 | 214 | r r
SU-CAV | 3-3 | Kuban Cavalry Division | cavalry | division | 2-2-7 | 217 | r r
SU-CAV | 4-4 | Don Cavalry Division | cavalry | division | 2-2-7 | 219 | r r
SU-SP | 4-4 | Airborne Corps | airborne | corps | 0-4-0/0-3-0/0-2-0/0-1-0 | 201 | r s
SU-SP | 1-1 | Partisan Concentration | partisan | division | 0-2-0/0-1-0 | 201 | r s
`

/**
 * Guards that take the place of others from turn 124 on, in their order: id | numbers | name | face of whom they replace, or
 * type of the corps | attack-defence-move at each strength | provenance.
 */
export const GUARD_ROWS = `
SU-GRD | 1-19 | Guards Rifle Division | RD | 5-6-5/3-3-5 | r
SU-GRD | 20-60 | Guards Rifle Division | RD | 4-6-5/2-3-5 | r
SU-GCD | 1-17 | Guards Cavalry Division | CD | 3-3-7/2-1-7 | r
SU-GB | 1-4 | Guards Tank Brigade | TB | 4-3-7 | r
SU-GB | 5-8 | Guards Rifle Brigade | RB | 3-3-5 | r
SU-GTC | 1-12 | Guards Tank Corps | tank | 11-8-9/8-6-9/5-4-9/3-2-9 | r
SU-GMC | 1-9 | Guards Mechanized Corps | mechanized | 11-10-9/8-7-9/5-5-9/3-2-9 | r
`

/** Counters that come to the pools of untried units: face | attack-defence-move | how many | provenance (3.1). */
export const POOL_ROWS = `
RD | 2-2-5 | 10 | r
RD | 2-3-5 | 12 | r
RD | 3-3-5 | 10 | r
RD | 3-4-5 | 6 | r
RD | 4-4-5 | 2 | r
RB | 1-1-5 | 6 | r
RB | 1-2-5 | 7 | r
RB | 2-2-5 | 5 | r
RB | 2-3-5 | 2 | r
TB | 2-1-7 | 12 | r
TB | 3-1-7 | 12 | r
TB | 3-2-7 | 10 | r
TB | 4-3-7 | 6 | r
`

/** Soviet air armies: numbers | factors of offence-defence | code of the turn | provenance (2.7, 10.3). */
export const AIR_ROWS = `
1 2 | 4-3 | 210 | s
8 3 4 5 | 4-3 | 211 | r
6 | 4-3 | 212 | r
14 | 4-3 | 213 | r
15 | 4-3 | 214 | r
16 | 6-4 | 216 | r
17 13 | 6-4 | 222 | r
7 | 6-4 | 223 | r
`
