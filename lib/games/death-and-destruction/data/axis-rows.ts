/**
 * Units of the German side that this game adds: id | name on the counter | name | type | size | attack-defence-move at each strength,
 * full first | code of the turn in which they come (1.4); - in another way | which: `dot` in the place of others, as 16.1 has it
 * (8.11), `KA` out of the Dead Pile (8.13), `port` by one port alone (8.21), `MG` with Manstein's Gambit (15.4) | provenance.
 */
export const AXIS_ROWS = `
DE-PZ-22 | 22 | 22. Panzer-Division | panzer | division | 6-5-12/4-4-12/3-3-12/2-2-12 | 205 | - | r
DE-PZ-23 | 23 | 23. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 207 | - | r
DE-PZ-24 | 24 | 24. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 211 | - | r
DE-PZ-27 | 27 | 27. Panzer-Division | panzer | division | 6-5-12/4-4-12/3-3-12/2-2-12 | 221 | - | r
DE-PZ-25 | 25 | 25. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 323 | - | s
DE-PZ-26 | 26 | 26. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | - | MG | r
DE-SSPZ-1SS | SS LAH | SS-Panzer-Division Leibstandarte | panzer | division | 14-12-12/10-9-12/7-6-12/4-3-12 | - | dot | r
DE-SSPZ-2SS | SS R | SS-Panzer-Division Das Reich | panzer | division | 14-12-12/10-9-12/7-6-12/4-3-12 | - | dot | r
DE-SSPZ-3SS | SS T | SS-Panzer-Division Totenkopf | panzer | division | 14-12-12/10-9-12/7-6-12/4-3-12 | - | dot | r
DE-SSPZ-5SS | SS W | SS-Panzer-Division Wiking | panzer | division | 14-12-12/10-9-12/7-6-12/4-3-12 | - | dot | r
DE-SSPZ-9SS | SS 9 | SS-Panzer-Division Hohenstaufen | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 407 | - | r
DE-SSPZ-10SS | SS 10 | SS-Panzer-Division Frundsberg | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 407 | - | r
DE-PGD-GD | GD | Panzergrenadier-Division Grossdeutschland | panzergrenadier | division | 12-11-12/9-8-12/6-5-12/3-3-12 | - | dot | r
DE-PGD-3 | 3 | 3. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-10 | 10 | 10. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-16 | 16 | 16. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-18 | 18 | 18. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-20 | 20 | 20. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-25 | 25 | 25. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-29 | 29 | 29. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-60 | 60 | 60. Panzergrenadier-Division | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | dot | r
DE-PGD-FHH | FHH | Panzergrenadier-Division Feldherrnhalle | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | 321 | - | r
DE-PGD-11SS | SS 11 | SS-Panzergrenadier-Division Nordland | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | 324 | - | r
DE-PGD-HG | HG | Panzer-Division Hermann Göring | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | - | MG | r
DE-HT-501 | 501 | Schwere Panzer-Abteilung 501 | heavy-tank | battalion | 1-2-9 | 323 | - | r
DE-HT-502 | 502 | Schwere Panzer-Abteilung 502 | heavy-tank | battalion | 1-2-9 | 217 | - | r
DE-HT-503 | 503 | Schwere Panzer-Abteilung 503 | heavy-tank | battalion | 1-2-9 | 224 | - | r
DE-HT-505 | 505 | Schwere Panzer-Abteilung 505 | heavy-tank | battalion | 1-2-9 | 309 | - | r
DE-HT-506 | 506 | Schwere Panzer-Abteilung 506 | heavy-tank | battalion | 1-2-9 | 318 | - | r
DE-HT-507 | 507 | Schwere Panzer-Abteilung 507 | heavy-tank | battalion | 1-2-9 | 406 | - | r
DE-HT-508 | 508 | Schwere Panzer-Abteilung 508 | heavy-tank | battalion | 1-2-9 | - | MG | r
DE-HT-509 | 509 | Schwere Panzer-Abteilung 509 | heavy-tank | battalion | 1-2-9 | 321 | - | r
DE-ART-18 | 18 | 18. Artillerie-Division | artillery | division | 2-6-8 | 320 | - | r
DE-LT-5 | 5 | 5. Jäger-Division | light | division | 5-6-6/3-3-6 | 203 | - | r
DE-LT-8 | 8 | 8. Jäger-Division | light | division | 5-6-6/3-3-6 | 205 | - | r
DE-LT-28 | 28 | 28. Jäger-Division | light | division | 5-6-6/3-3-6 | 207 | - | r
DE-GEB-3 | 3 | 3. Gebirgs-Division | mountain | division | 6-7-6/3-4-6 | 219 | - | r
DE-GEB-5 | 5 | 5. Gebirgs-Division | mountain | division | 6-7-6/3-4-6 | 207 | - | r
DE-PARA-2 | 2 | 2. Fallschirmjäger-Division | parachute | division | 6-7-6/3-4-6 | 321 | - | s
DE-LF-1 | LF 1 | 1. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 220 | - | r
DE-LF-2 | LF 2 | 2. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 220 | - | r
DE-LF-3 | LF 3 | 3. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 220 | - | r
DE-LF-4 | LF 4 | 4. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 221 | - | r
DE-LF-5 | LF 5 | 5. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 221 | - | r
DE-LF-6 | LF 6 | 6. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 221 | - | r
DE-LF-7 | LF 7 | 7. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 222 | - | r
DE-LF-8 | LF 8 | 8. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 222 | - | r
DE-LF-9 | LF 9 | 9. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 222 | - | r
DE-LF-10 | LF 10 | 10. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 223 | - | r
DE-LF-12 | LF 12 | 12. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 223 | - | r
DE-LF-13 | LF 13 | 13. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 223 | - | r
DE-LF-15 | LF 15 | 15. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 224 | - | r
DE-LF-21 | LF 21 | 21. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 224 | - | r
DE-LF-22 | LF 22 | 22. Luftwaffen-Felddivision | field | division | 2-4-5/1-2-5 | 224 | - | r
DE-ID-81 | 81 | 81. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 124 | - | r
DE-ID-82 | 82 | 82. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 124 | - | r
DE-ID-83 | 83 | 83. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 124 | - | r
DE-ID-88 | 88 | 88. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 201 | - | r
DE-ID-205 | 205 | 205. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 201 | - | r
DE-ID-208 | 208 | 208. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 201 | - | r
DE-ID-211 | 211 | 211. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 202 | - | r
DE-ID-216 | 216 | 216. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 202 | - | r
DE-ID-218 | 218 | 218. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 202 | - | r
DE-ID-225 | 225 | 225. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 203 | - | r
DE-ID-246 | 246 | 246. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 203 | - | r
DE-ID-328 | 328 | 328. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 203 | - | r
DE-ID-329 | 329 | 329. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 204 | - | r
DE-ID-330 | 330 | 330. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 204 | - | r
DE-ID-331 | 331 | 331. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 204 | - | r
DE-ID-305 | 305 | 305. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 209 | - | r
DE-ID-323 | 323 | 323. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 209 | - | r
DE-ID-336 | 336 | 336. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 209 | - | r
DE-ID-340 | 340 | 340. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 209 | - | r
DE-ID-370 | 370 | 370. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 209 | - | r
DE-ID-371 | 371 | 371. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 210 | - | r
DE-ID-376 | 376 | 376. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 210 | - | r
DE-ID-377 | 377 | 377. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 210 | - | r
DE-ID-383 | 383 | 383. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 210 | - | r
DE-ID-384 | 384 | 384. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 210 | - | r
DE-ID-385 | 385 | 385. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 211 | - | r
DE-ID-387 | 387 | 387. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 211 | - | r
DE-ID-389 | 389 | 389. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 211 | - | r
DE-ID-39 | 39 | 39. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 303 | - | r
DE-ID-282 | 282 | 282. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 305 | - | r
DE-ID-304 | 304 | 304. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 305 | - | r
DE-ID-306 | 306 | 306. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 305 | - | r
DE-ID-320 | 320 | 320. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 306 | - | r
DE-ID-321 | 321 | 321. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 306 | - | r
DE-ID-333 | 333 | 333. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 306 | - | r
DE-ID-335 | 335 | 335. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 307 | - | r
DE-ID-327 | 327 | 327. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 307 | - | r
DE-ID-38 | 38 | 38. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 307 | - | r
DE-ID-319 | 319 | 319. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 308 | - | r
DE-ID-14 | 14 | 14. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | - | dot | r
DE-ID-36 | 36 | 36. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | - | dot | r
DE-KA-A | KA A | Korpsabteilung A | korps-abteilung | division | 4-6-5/2-3-5 | 323 | KA | r
DE-KA-B | KA B | Korpsabteilung B | korps-abteilung | division | 4-6-5/2-3-5 | 323 | KA | r
DE-KA-C | KA C | Korpsabteilung C | korps-abteilung | division | 4-6-5/2-3-5 | 323 | KA | r
DE-KA-D | KA D | Korpsabteilung D | korps-abteilung | division | 4-6-5/2-3-5 | 323 | KA | r
DE-KA-E | KA E | Korpsabteilung E | korps-abteilung | division | 4-6-5/2-3-5 | 323 | KA | r
DE-KA-F | KA F | Korpsabteilung F | korps-abteilung | division | 4-6-5/2-3-5 | 323 | KA | r
DE-SS-19 | SS 19 | 19. SS-Grenadier-Division | infantry | division | 5-6-6/3-3-6 | 318 | port | s
DE-SS-20 | SS 20 | 20. SS-Grenadier-Division | infantry | division | 5-6-6/3-3-6 | 406 | port | s
DE-LEG-Dan | Dan | SS-Freikorps Danmark | infantry | regiment | 1-2-6 | 209 | - | r
DE-LEG-Ndr | Ndr | SS-Legion Niederlande | infantry | regiment | 1-2-6 | 203 | - | r
DE-LEG-Nor | Nor | SS-Legion Norwegen | infantry | regiment | 1-2-6 | 204 | - | r
DE-LEG-SL | SL | SS-Legion Spanien | infantry | regiment | 1-2-6 | 321 | - | r
DE-FE | FE | Führer-Begleit-Regiment | motorized | regiment | 3-3-12 | 319 | - | r
DE-MOD | Mod | Kampfgruppe Model | motorized | brigade | 3-3-10 | 204 | - | r
DE-AGB-184 | 184 | Sturmgeschütz-Brigade 184 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-185 | 185 | Sturmgeschütz-Brigade 185 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-189 | 189 | Sturmgeschütz-Brigade 189 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-190 | 190 | Sturmgeschütz-Brigade 190 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-191 | 191 | Sturmgeschütz-Brigade 191 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-192 | 192 | Sturmgeschütz-Brigade 192 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-197 | 197 | Sturmgeschütz-Brigade 197 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-201 | 201 | Sturmgeschütz-Brigade 201 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-202 | 202 | Sturmgeschütz-Brigade 202 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-203 | 203 | Sturmgeschütz-Brigade 203 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-209 | 209 | Sturmgeschütz-Brigade 209 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-210 | 210 | Sturmgeschütz-Brigade 210 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-226 | 226 | Sturmgeschütz-Brigade 226 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-228 | 228 | Sturmgeschütz-Brigade 228 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-232 | 232 | Sturmgeschütz-Brigade 232 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-243 | 243 | Sturmgeschütz-Brigade 243 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-244 | 244 | Sturmgeschütz-Brigade 244 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-245 | 245 | Sturmgeschütz-Brigade 245 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-249 | 249 | Sturmgeschütz-Brigade 249 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
DE-AGB-259 | 259 | Sturmgeschütz-Brigade 259 | assault-gun | brigade | 4-3-10/2-1-10 | - | dot | r
IT-Ravenna | Ravenna | Ravenna | infantry | division | 2-3-6 | 216 | - | r
IT-Cosseria | Cosseria | Cosseria | infantry | division | 2-3-6 | 216 | - | r
IT-Sforzesca | Sforzesca | Sforzesca | infantry | division | 2-3-6 | 214 | - | r
IT-Tridentina | Tridentina | Tridentina | mountain | division | 2-3-6 | 216 | - | r
IT-Julia | Julia | Julia | mountain | division | 2-3-6 | 216 | - | r
IT-Cuneense | Cuneense | Cuneense | mountain | division | 2-3-6 | 216 | - | r
HU-6 | 6 | 6 Light Division | infantry | division | 2-3-5 | 210 | - | r
HU-7 | 7 | 7 Light Division | infantry | division | 2-3-5 | 210 | - | r
HU-9 | 9 | 9 Light Division | infantry | division | 2-3-5 | 210 | - | r
HU-10 | 10 | 10 Light Division | infantry | division | 2-3-5 | 213 | - | r
HU-12 | 12 | 12 Light Division | infantry | division | 2-3-5 | 213 | - | r
HU-13 | 13 | 13 Light Division | infantry | division | 2-3-5 | 213 | - | r
HU-19 | 19 | 19 Light Division | infantry | division | 2-3-5 | 213 | - | r
HU-20 | 20 | 20 Light Division | infantry | division | 2-3-5 | 213 | - | r
HU-23 | 23 | 23 Light Division | infantry | division | 2-3-5 | 213 | - | r
HU-1A | 1A | 1 Armoured Division | panzer | division | 4-3-10 | 213 | - | r
RO-ARM | ARM | 1 Armoured Division | panzer | division | 5-4-10 | 217 | - | r
RO-R4 | R4 | R4 Division | infantry | division | 2-3-5 | 210 | - | r
RO-19 | 19 | 19 Division | infantry | division | 2-3-5 | 210 | - | r
RO-24 | 24 | 24 Division | infantry | division | 2-3-5 | 401 | - | r
RO-3Mtn | 3Mtn | 3 Mtn Division | infantry | division | 2-3-5 | 205 | - | r
RO-10 | 10 | 10 Division | infantry | division | 2-3-5 | 216 | - | r
DE-MG-1 | MG 1 | Panzergrenadier-Division MG 1 | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | MG | r
DE-MG-2 | MG 2 | Panzergrenadier-Division MG 2 | panzergrenadier | division | 9-9-12/7-7-12/5-5-12/2-3-12 | - | MG | r
DE-MG-3 | MG 3 | Infanterie-Division MG 3 | infantry | division | 5-6-6/3-3-6 | - | MG | r
DE-MG-4 | MG 4 | Infanterie-Division MG 4 | infantry | division | 5-6-6/3-3-6 | - | MG | r
`
