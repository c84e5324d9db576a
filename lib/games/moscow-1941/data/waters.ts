/**
 * Rivers from source to mouth (or from where they enter the map) and lakes as hexsides, each between two hexes. `river`
 * or `lake` and the letter of the provenance hold for what follows them. The Volga leaves the map and comes back.
 */
export const WATER_ROWS = `
> Volga
river r L1/L2 K2/L2 K3/L2 K3/L3 K3/K4 J3/K4 J4/K4 K4/K5 K5/L4 K5/L5 K5/K6 J5/K6 J6/K6 K6/K7 K7/L6 L6/L7 L7/M7 M7/M8
> Volga
river r M9/M10 L9/M10 L10/M10
> Dvina
river r K2/L1 K1/K2 J1/K1
> Dnieper
river r H3/I3 H2/I3 H2/I2 H1/H2 G2/H1 G1/H1
> Moskva
river r H4/I5 H5/I5 H5/I6 H6/I6 H6/I7 H7/I7 H7/I8 H7/H8
> Ruza
river r I5/J4 I5/J5 I5/I6
> Klyazma
river r I7/J6 I7/J7 I8/J7 I8/J8 I9/J8 I9/J9 I10/J9 I10/J10
> Oka
river r B4/C5 C4/C5 C5/D4 D4/D5 D5/E5 E5/E6 E5/F5 F4/F5 F5/G5 F5/G6 F6/G6 G6/G7 G7/H6 G7/H7 G8/H7 G8/H8 G8/G9
F8/G9 F9/G9 F9/G10 F10/G10
> Ugra
river r G3/G4 G4/H3 G4/H4 G4/G5 F4/G5
> Desna
river r F2/G3 F2/F3 E3/F2 E2/E3 D2/E3 D2/D3 C3/D2 C2/C3 B2/C2 B1/B2 A2/B1 A1/A2
> Bolva
river r E3/E4 D3/E3
> Don
river r E7/E8 D7/E8 D7/D8 C8/D8 C8/C9 B8/C8 B7/B8 A8/B7 A7/A8
> Voronezh
river r D9/D10 C10/D9 C9/C10 B9/C9 B8/B9 A9/B8 A8/A9
> Lake Seliger
lake r L2/M3
> Rybinsk basin
lake r L8/M8
> Moscow Sea
lake r J5/K5
`
