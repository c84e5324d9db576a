/** Roads and railways as chains of adjacent hexes, with the letter of their provenance. */
export const ROAD_ROWS = `
> Smolensk-Moscow highway | r
H1 H2 H3 H4 H5 I6 I7
> Warsaw highway | r
F1 F2 G3 G4 G5 H5 H6 I7
> Leningrad highway | r
M4 L4 K5 J5 J6 I7
> Rzhev-Volokolamsk | r
J3 J4 J5 I6 I7
> Vyazma-Rzhev | r
H3 I4 J3
> Smolensk-Roslavl-Bryansk | r
H1 G2 F1 E2 D2 D3
> Bryansk-Orel-Tula-Moscow | r
D3 D4 C5 D5 E6 F6 G7 H6 I7
> Orel-Kursk | r
C5 B4 A5
> Bryansk-Kaluga | r
D3 E4 F4 F5 G5
> Glukhov-Orel | r
A1 A2 B2 C3 C4 C5
> Tula-Voronezh | r
F6 E7 D7 C7 B7 A8
> Moscow-Ryazan-Penza | r
I7 H7 H8 G9 G10
> Moscow-Gorki | r
I7 I8 I9 J9 J10
> Moscow-Yaroslavl | r
I7 J7 K8 L8 M9 M10
> Vitebsk-Bely-Rzhev | r
I1 I2 J2 J3
> Toropets-Rzhev | r
K1 J1 J2
`

/** The road that can be used in mud as well. Found. */
export const MUD_ROAD = 'Smolensk-Moscow highway'

export const RAIL_ROWS = `
> Smolensk-Moscow | r
H1 H2 H3 I4 I5 I6 I7
> Roslavl-Bryansk | r
F1 E2 E3 D3
> Bryansk-Kaluga-Moscow | r
D3 E4 F4 F5 G6 H6 I7
> Bryansk-Orel-Yelets-Tambov | r
D3 D4 C5 C6 B6 B7 B8 B9 B10
> Moscow-Tula-Orel-Kursk | r
I7 H6 G7 F6 E6 D5 C5 B4 A5
> Tula-Yelets-Voronezh | r
F6 E7 D7 C7 B7 A8
> Moscow-Ryazan-Voronezh | r
I7 H7 H8 G9 F9 E9 D9 C9 B8 A8
> Ryazan-Penza | r
F9 E10
> Michurinsk-Tambov | r
C9 B9 B10
> Voronezh-east | r
A8 A9 A10
> Moscow-Gorki | r
I7 I8 I9 J9 J10
> Moscow-Yaroslavl | r
I7 J7 K8 L8 M9 M10
> Moscow-Kalinin-Bologoye | r
I7 J6 J5 K5 L4 M4
> Vyazma-Rzhev-Torzhok | r
H3 I3 J3 K4 L4
> Velikie Luki-Rzhev-Moscow | r
K1 J1 J2 J3 J4 J5 I6 I7
> Bologoye-Rybinsk-Yaroslavl | r
M4 M5 M6 M7 M8 M9
> Vyazma-Bryansk | r
H3 G3 F3 E3 D3
> Vyazma-Kaluga-Tula | r
H3 G4 G5 F5 F6
> Vladimir-Ivanovo | r
J9 K10
> Gomel-Bryansk | r
D1 D2 D3
> Konotop-Kursk | r
A1 A2 A3 A4 A5
> Kursk-Voronezh | r
A5 A6 A7 A8
`

/** Where a road or railway goes on beyond the map to the supply of a side: hex | edge | provenance. */
export const EXIT_ROWS = `
A1  | west | r
D1  | west | r
F1  | west | r
H1  | west | r
I1  | west | r
K1  | west | r
A10 | east | r
B10 | east | r
E10 | east | r
G10 | east | r
J10 | east | r
K10 | east | r
M10 | east | r
`

/** Lines of defence as hexsides, the hex outside first and the hex that it protects second. */
export const FORT_ROWS = `
> Rzhev-Vyazma line
r J2/J3 J2/I3 I2/I3 H2/I3
r H2/H3
r H2/G3 G2/G3 F2/G3 F2/F3 F2/E3 E2/E3
> Mozhaisk line
r J4/J5 J4/I5 I4/I5 H4/I5
r H4/H5 H4/G5 G4/G5 F4/G5 F4/F5
> Moscow zone
r J6/I7 I6/I7 H6/I7
`
