/** Places: hex | name | kind | who needs it to win | provenance. */
export const PLACE_ROWS = `
I7  | Moscow          | moscow     | both   | s
F6  | Tula            | tula       | -      | d
H1  | Smolensk        | city       | both   | s
J3  | Rzhev           | town       | -      | s
D3  | Bryansk         | city       | both   | d
A8  | Voronezh        | major      | soviet | d
M9  | Yaroslavl       | major      | -      | r
K10 | Ivanovo         | major      | -      | r
K5  | Kalinin         | city       | -      | r
C5  | Orel            | city       | -      | r
A5  | Kursk           | city       | -      | r
F5  | Kaluga          | city       | -      | r
G9  | Ryazan          | city       | -      | r
M8  | Rybinsk         | city       | -      | r
B10 | Tambov          | city       | -      | r
J9  | Vladimir        | city       | -      | r
M10 | Kostroma        | city       | -      | r
B8  | Lipetsk         | town       | -      | r
H3  | Vyazma          | town       | -      | r
H5  | Mozhaisk        | town       | -      | r
J6  | Klin            | town       | -      | r
I4  | Gzhatsk         | town       | -      | r
J5  | Volokolamsk     | town       | -      | r
G5  | Maloyaroslavets | town       | -      | r
F1  | Roslavl         | town       | -      | r
G2  | Yelnya          | town       | -      | r
F4  | Sukhinichi      | town       | -      | r
G4  | Yukhnov         | town       | -      | r
B7  | Yelets          | town       | -      | r
K1  | Toropets        | town       | -      | r
L2  | Ostashkov       | town       | -      | r
J2  | Bely            | town       | -      | r
L4  | Torzhok         | town       | -      | r
M4  | Vyshny Volochek | town       | -      | r
H7  | Kolomna         | town       | -      | r
G6  | Serpukhov       | town       | -      | r
E7  | Stalinogorsk    | town       | -      | r
C3  | Trubchevsk      | town       | -      | r
A2  | Glukhov         | town       | -      | r
C9  | Michurinsk      | town       | -      | r
`
