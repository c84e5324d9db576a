/**
 * Units of the German side, under the army group, the army and the corps to which they belong at first: id | name on the counter
 * | name | type | size | attack-defence-move at each strength, full first | turn of arrival; - called up in other ways | where
 * they begin or come on | provenance of the figures and of the arrival.
 */
export const AXIS_ROWS = `
> AGN 18A I
DE-ID-1 | 1 | 1. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-11 | 11 | 11. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-21 | 21 | 21. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGN 18A XXVI
DE-ID-61 | 61 | 61. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-217 | 217 | 217. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
DE-ID-291 | 291 | 291. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN 18A XXXVIII
DE-ID-58 | 58 | 58. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGN 4PzGr XXXXI
DE-PZ-1 | 1 | 1. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-PZ-6 | 6 | 6. Panzer-Division | panzer | division | 10-9-12/8-7-12/5-5-12/3-3-12 | 1 | north | r r
DE-MOT-36 | 36 | 36. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-ID-269 | 269 | 269. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN 4PzGr LVI
DE-PZ-8 | 8 | 8. Panzer-Division | panzer | division | 10-9-12/8-7-12/5-5-12/3-3-12 | 1 | north | r r
DE-MOT-3 | 3 | 3. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-ID-290 | 290 | 290. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN 4PzGr -
DE-SS-T | SS T | SS-Division Totenkopf | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
> AGN 16A II
DE-ID-12 | 12 | 12. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-32 | 32 | 32. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-121 | 121 | 121. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN 16A X
DE-ID-30 | 30 | 30. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-126 | 126 | 126. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN 16A XXVIII
DE-ID-122 | 122 | 122. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-123 | 123 | 123. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN 16A -
DE-ID-253 | 253 | 253. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN - XXIII
DE-ID-206 | 206 | 206. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
DE-ID-251 | 251 | 251. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-254 | 254 | 254. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGN - -
DE-SEC-207 | 207 | 207. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
DE-SEC-281 | 281 | 281. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
DE-SEC-285 | 285 | 285. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
> AGC 2PzGr XXIV
DE-PZ-3 | 3 | 3. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-PZ-4 | 4 | 4. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-MOT-10 | 10 | 10. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-CAV-1 | 1 | 1. Kavallerie-Division | cavalry | division | 4-4-8/2-2-8 | 1 | north | r r
DE-ID-267 | 267 | 267. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 2PzGr XXXXVI
DE-PZ-10 | 10 | 10. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-SS-R | SS R | SS-Division Reich | motorized | division | 9-10-12/7-8-12/5-6-12/3-3-12 | 1 | north | r r
DE-MOT-GD | GD | Infanterie-Regiment Grossdeutschland (mot) | motorized | regiment | 4-3-12 | 1 | north | r r
> AGC 2PzGr XXXXVII
DE-PZ-17 | 17 | 17. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-PZ-18 | 18 | 18. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-MOT-29 | 29 | 29. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-ID-167 | 167 | 167. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 2PzGr XII
DE-ID-31 | 31 | 31. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-34 | 34 | 34. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-45 | 45 | 45. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGC 2PzGr -
DE-ID-255 | 255 | 255. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 4A VII
DE-ID-7 | 7 | 7. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-23 | 23 | 23. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-258 | 258 | 258. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-268 | 268 | 268. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 4A XIII
DE-ID-17 | 17 | 17. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-78 | 78 | 78. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGC 4A IX
DE-ID-137 | 137 | 137. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-263 | 263 | 263. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-292 | 292 | 292. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 4A XXXXIII
DE-ID-131 | 131 | 131. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-134 | 134 | 134. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-252 | 252 | 252. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 3PzGr V
DE-ID-5 | 5 | 5. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-35 | 35 | 35. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGC 3PzGr VI
DE-ID-6 | 6 | 6. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-26 | 26 | 26. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGC 3PzGr XXXIX
DE-PZ-7 | 7 | 7. Panzer-Division | panzer | division | 10-9-12/8-7-12/5-5-12/3-3-12 | 1 | north | r r
DE-PZ-20 | 20 | 20. Panzer-Division | panzer | division | 10-9-12/8-7-12/5-5-12/3-3-12 | 1 | north | r r
DE-MOT-14 | 14 | 14. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-MOT-20 | 20 | 20. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
> AGC 3PzGr LVII
DE-PZ-12 | 12 | 12. Panzer-Division | panzer | division | 10-9-12/8-7-12/5-5-12/3-3-12 | 1 | north | r r
DE-PZ-19 | 19 | 19. Panzer-Division | panzer | division | 10-9-12/8-7-12/5-5-12/3-3-12 | 1 | north | r r
DE-MOT-18 | 18 | 18. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
> AGC 3PzGr -
DE-MOT-L900 | L900 | Lehr-Brigade 900 (mot) | motorized | brigade | 3-3-12 | 1 | north | r r
> AGC 9A VIII
DE-ID-8 | 8 | 8. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-28 | 28 | 28. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-161 | 161 | 161. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
> AGC 9A XX
DE-ID-162 | 162 | 162. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
DE-ID-256 | 256 | 256. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC 9A XXXXII
DE-ID-87 | 87 | 87. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-102 | 102 | 102. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-129 | 129 | 129. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC - LIII
DE-ID-293 | 293 | 293. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGC - -
DE-SEC-221 | 221 | 221. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
DE-SEC-286 | 286 | 286. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
DE-SEC-403 | 403 | 403. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
> AGS 1PzGr III
DE-PZ-14 | 14 | 14. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-ID-44 | 44 | 44. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-298 | 298 | 298. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 1PzGr XIV
DE-PZ-9 | 9 | 9. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-PZ-16 | 16 | 16. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-SS-W | SS W | SS-Division Wiking | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
> AGS 1PzGr XXXXVIII
DE-PZ-11 | 11 | 11. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-ID-57 | 57 | 57. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-75 | 75 | 75. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGS 1PzGr XXIX
DE-ID-111 | 111 | 111. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-299 | 299 | 299. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 1PzGr -
DE-PZ-13 | 13 | 13. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 1 | north | r r
DE-MOT-16 | 16 | 16. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-MOT-25 | 25 | 25. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 1 | north | r r
DE-SS-LAH | SS LAH | SS-Leibstandarte Adolf Hitler | motorized | division | 9-10-12/7-8-12/5-6-12/3-3-12 | 1 | north | r r
> AGS 6A XVII
DE-ID-56 | 56 | 56. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-62 | 62 | 62. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGS 6A XXXXIV
DE-ID-9 | 9 | 9. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-297 | 297 | 297. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 6A LV
DE-ID-168 | 168 | 168. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
> AGS 17A IV
DE-ID-24 | 24 | 24. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-71 | 71 | 71. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-262 | 262 | 262. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-295 | 295 | 295. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
DE-ID-296 | 296 | 296. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 17A XXXXIX
DE-GEB-1 | 1 | 1. Gebirgs-Division | mountain | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-68 | 68 | 68. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-257 | 257 | 257. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 17A LII
DE-LT-101 | 101 | 101. leichte Division | light | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 17A -
DE-LT-97 | 97 | 97. leichte Division | light | division | 5-6-6/3-3-6 | 1 | north | r r
DE-LT-100 | 100 | 100. leichte Division | light | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS - -
DE-LT-99 | 99 | 99. leichte Division | light | division | 5-6-6/3-3-6 | 1 | north | r r
> AGS 11A XI
DE-ID-76 | 76 | 76. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-239 | 239 | 239. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
> AGS 11A XXX
DE-ID-198 | 198 | 198. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
> AGS 11A LIV
DE-ID-50 | 50 | 50. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-170 | 170 | 170. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 1 | north | r r
> AGS 11A -
DE-AL-22 | 22 | 22. (Luftlande) Infanterie-Division | airlanding | division | 6-7-6/3-4-6 | 1 | north | r r
DE-ID-72 | 72 | 72. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 1 | north | r r
> AGS - -
DE-SEC-213 | 213 | 213. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
DE-SEC-444 | 444 | 444. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
DE-SEC-454 | 454 | 454. Sicherungs-Division | security | division | 1-3-5 | - | - | r s
> AGS 6A LI
DE-ID-79 | 79 | 79. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 2 | north | r r
DE-ID-95 | 95 | 95. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
> AGS 6A XXXIV
DE-ID-113 | 113 | 113. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
> AGS 17A XXXIV
DE-ID-125 | 125 | 125. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
DE-ID-132 | 132 | 132. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
> AGC 2A -
DE-ID-15 | 15 | 15. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 2 | north | r r
> AGC 2A XXXXIII
DE-ID-52 | 52 | 52. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 2 | north | r r
> AGC 9A -
DE-ID-106 | 106 | 106. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
DE-ID-110 | 110 | 110. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
> AGC 2A LIII
DE-ID-112 | 112 | 112. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
> AGC 2A -
DE-ID-197 | 197 | 197. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 2 | north | r r
> AGC 9A -
DE-ID-86 | 86 | 86. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 2 | north | r r
> AGN 16A XXVIII
DE-ID-96 | 96 | 96. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 3 | north | r r
> AGN 18A -
DE-ID-93 | 93 | 93. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 3 | north | r r
> AGC 2A -
DE-ID-260 | 260 | 260. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 3 | north | r r
> AGS 6A -
DE-ID-98 | 98 | 98. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 3 | north | r r
DE-ID-294 | 294 | 294. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 3 | north | r r
> AGS 11A -
DE-ID-73 | 73 | 73. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 3 | north | r r
DE-ID-46 | 46 | 46. Infanterie-Division | infantry | division | 6-7-6/3-4-6 | 4 | north | r r
> AGS 17A -
DE-ID-94 | 94 | 94. Infanterie-Division | infantry | division | 5-6-6/3-3-6 | 4 | north | r r
> AGC - -
DE-ID-183 | 183 | 183. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 5 | north | r s
> AGS 17A XXXXIX
DE-GEB-4 | 4 | 4. Gebirgs-Division | mountain | division | 6-7-6/3-4-6 | 2 | north | r r
> AGN - L
DE-SS-P | SS P | SS-Polizei-Division | infantry | division | 5-6-6/3-3-6 | 2 | north | r r
> AGS 1PzGr -
DE-MOT-60 | 60 | 60. Infanterie-Division (mot) | motorized | division | 8-9-12/6-7-12/4-5-12/2-3-12 | 3 | north | r r
> AGC 4PzGr -
DE-PZ-2 | 2 | 2. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 7 | north | r s
DE-PZ-5 | 5 | 5. Panzer-Division | panzer | division | 12-10-12/9-8-12/6-5-12/3-3-12 | 7 | north | r s
> AGN 18A -
DE-PARA-7 | 7 | 7. Flieger-Division | parachute | division | 6-7-6/3-4-6 | 6 | north | r s
DE-ID-227 | 227 | 227. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 8 | north | r r
> AGN - -
DE-ID-212 | 212 | 212. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 11 | north | r r
DE-ID-215 | 215 | 215. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 11 | north | r r
> AGN 18A -
DE-ID-223 | 223 | 223. Infanterie-Division | infantry | division | 4-6-6/2-3-6 | 11 | north | r r
> AGC - -
DE-ID-339 | 339 | 339. Infanterie-Division | infantry | division | 3-5-6/1-3-6 | 8 | north | r r
DE-ST-707 | 707 | 707. Infanterie-Division (bodenständig) | static | division | 2-4-5/1-2-5 | 6 | north | r r
> AGN 16A -
SP-ID-250 | 250 | 250. Infanterie-Division (Blue Division) | infantry | division | 5-6-6/3-3-6 | 8 | north | r r
> AGC - -
DE-SSCAV-FG | SS F | SS-Kavallerie-Brigade Fegelein | cavalry | brigade | 2-2-8 | 3 | north | r r
> AGS - -
DE-SSB-1 | SS 1 | 1. SS-Infanterie-Brigade (mot) | motorized | brigade | 2-3-10 | 3 | north | r r
> AGN 18A -
DE-SSB-2 | SS 2 | 2. SS-Infanterie-Brigade (mot) | motorized | brigade | 2-3-10 | 6 | north | r r
> AGS 17A -
HR-REG-369 | 369 | Infanterie-Regiment 369 (Croat) | infantry | regiment | 2-3-6 | 8 | north | r r
> AGC 4A -
FR-REG-638 | 638 | Infanterie-Regiment 638 (French LVF) | infantry | regiment | 1-2-6 | 11 | north | r r
> AGN 18A -
BE-LEG-FL | FL | SS-Freiwilligen-Legion Flandern | infantry | regiment | 1-2-6 | 10 | north | r r
> AGN - -
DE-AG-184 | 184 | Sturmgeschütz-Abteilung 184 | assault-gun | battalion | 2-1-10 | 1 | north | r r
DE-AG-185 | 185 | Sturmgeschütz-Abteilung 185 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGC - -
DE-AG-189 | 189 | Sturmgeschütz-Abteilung 189 | assault-gun | battalion | 2-1-10 | 1 | north | r r
DE-AG-192 | 192 | Sturmgeschütz-Abteilung 192 | assault-gun | battalion | 2-1-10 | 1 | north | r r
DE-AG-201 | 201 | Sturmgeschütz-Abteilung 201 | assault-gun | battalion | 2-1-10 | 1 | north | r r
DE-AG-203 | 203 | Sturmgeschütz-Abteilung 203 | assault-gun | battalion | 2-1-10 | 1 | north | r r
DE-AG-210 | 210 | Sturmgeschütz-Abteilung 210 | assault-gun | battalion | 2-1-10 | 1 | north | r r
DE-AG-226 | 226 | Sturmgeschütz-Abteilung 226 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGS 11A -
DE-AG-190 | 190 | Sturmgeschütz-Abteilung 190 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGS 6A -
DE-AG-191 | 191 | Sturmgeschütz-Abteilung 191 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGS 17A -
DE-AG-197 | 197 | Sturmgeschütz-Abteilung 197 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGS - -
DE-AG-243 | 243 | Sturmgeschütz-Abteilung 243 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGS 6A -
DE-AG-244 | 244 | Sturmgeschütz-Abteilung 244 | assault-gun | battalion | 2-1-10 | 1 | north | r r
> AGS 17A -
DE-AG-245 | 245 | Sturmgeschütz-Abteilung 245 | assault-gun | battalion | 2-1-10 | 3 | north | r r
> AGC - -
DE-AG-202 | 202 | Sturmgeschütz-Abteilung 202 | assault-gun | battalion | 2-1-10 | 7 | north | r r
DE-AG-177 | 177 | Sturmgeschütz-Abteilung 177 | assault-gun | battalion | 2-1-10 | 8 | north | r r
DE-AG-209 | 209 | Sturmgeschütz-Abteilung 209 | assault-gun | battalion | 2-1-10 | 11 | north | r r
> AGC 2PzGr -
DE-FLAK-I | I | I. Flakkorps | flak | corps | 0-3-10 | 1 | north | r s
> AGS 1PzGr -
DE-FLAK-II | II | II. Flakkorps | flak | corps | 0-3-10 | 1 | north | r s
> AGN - -
DE-FLAK-X | X | Flak group North | flak | corps | 0-3-10 | 1 | north | r s
DE-AIR-I | I | I. Fliegerkorps | air | corps | - | 1 | - | s s
> AGC - -
DE-AIR-II | II | II. Fliegerkorps | air | corps | - | 1 | - | s s
DE-AIR-VIII | VIII | VIII. Fliegerkorps | air | corps | - | 1 | - | s s
> AGS - -
DE-AIR-IV | IV | IV. Fliegerkorps | air | corps | - | 1 | - | s s
DE-AIR-V | V | V. Fliegerkorps | air | corps | - | 1 | - | s s
> OKH - -
DE-ARKO | ArKo | Artillery Command | siege-artillery | brigade | 0-1-4 | - | - | s s
> AGS 11A -
RO-ID-5 | 5 | 5 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
RO-ID-8 | 8 | 8 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
RO-ID-13 | 13 | 13 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
RO-ID-14 | 14 | 14 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
> AGS Rom3A Mtn
RO-ID-7 | 7 | 7 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
> AGS Rom4A III
RO-ID-15 | 15 | 15 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
> AGS Rom4A V
RO-ID-21 | 21 | 21 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
> AGS - II
RO-ID-9 | 9 | 9 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
RO-ID-10 | 10 | 10 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
> AGS 11A -
RO-ID-6 | 6 | 6 Infantry Division | infantry | division | 2-3-5 | 1 | south | r r
> AGS Rom4A -
RO-ID-11 | 11 | 11 Infantry Division | infantry | division | 2-3-5 | 2 | south | r r
RO-ID-3 | 3 | 3 Infantry Division | infantry | division | 2-3-5 | 3 | south | r r
RO-ID-1 | 1 | 1 Infantry Division | infantry | division | 2-3-5 | 4 | south | r r
RO-ID-2 | 2 | 2 Infantry Division | infantry | division | 2-3-5 | 5 | south | r r
RO-ID-18 | 18 | 18 Infantry Division | infantry | division | 2-3-5 | 5 | south | r r
RO-ID-20 | 20 | 20 Infantry Division | infantry | division | 2-3-5 | 5 | south | r r
RO-ID-4 | 4 | 4 Infantry Division | infantry | division | 2-3-5 | 6 | south | r r
> AGS Rom4A III
RO-G | G | Guard Division | infantry | division | 3-4-5 | 1 | south | r r
> AGS Rom4A V
RO-FR | FR | Frontier Division | infantry | division | 2-4-5 | 1 | south | r r
> AGS Rom4A III
RO-R35 | 35R | 35 Reserve Division | infantry | division | 1-2-5 | 1 | south | r r
> AGS Rom3A -
RO-ARM-1 | 1 | 1 Armoured Division | panzer | division | 3-3-10 | 1 | south | r r
> AGS Rom3A Mtn
RO-MT-1 | 1 | 1 Mountain Brigade | mountain | brigade | 2-3-5 | 1 | south | r r
RO-MT-2 | 2 | 2 Mountain Brigade | mountain | brigade | 2-3-5 | 1 | south | r r
RO-MT-4 | 4 | 4 Mountain Brigade | mountain | brigade | 2-3-5 | 1 | south | r r
> AGS Rom3A Cav
RO-CAV-5 | 5 | 5 Cavalry Brigade | cavalry | brigade | 2-2-7 | 1 | south | r r
RO-CAV-6 | 6 | 6 Cavalry Brigade | cavalry | brigade | 2-2-7 | 1 | south | r r
RO-CAV-8 | 8 | 8 Cavalry Brigade | cavalry | brigade | 2-2-7 | 1 | south | r r
> AGS Rom4A -
RO-CAV-7 | 7 | 7 Cavalry Brigade | cavalry | brigade | 2-2-7 | 1 | south | r r
RO-CAV-1 | 1 | 1 Cavalry Brigade | cavalry | brigade | 2-2-7 | 3 | south | r r
> AGS Rom3A -
RO-CAV-9 | 9 | 9 Cavalry Brigade | cavalry | brigade | 2-2-7 | 4 | south | r r
> AGS Rom4A XI
RO-FT-1 | 1 | 1 Fortress Brigade | fortress | brigade | 1-2-4 | 1 | south | r r
RO-FT-2 | 2 | 2 Fortress Brigade | fortress | brigade | 1-2-4 | 1 | south | r r
> AGS - -
HU-HF | HF | Hungarian Fast Corps | motorized | corps | 4-3-9 | 1 | hungary | r r
> AGS CSIR -
IT-9 | 9 | 9 Division Pasubio | motorized | division | 2-3-8 | 4 | south | r r
IT-52 | 52 | 52 Division Torino | motorized | division | 2-3-8 | 4 | south | r r
IT-3C | 3C | 3 Cavalry (Celere) Division PADA | cavalry | division | 2-2-8 | 4 | south | r r
IT-63 | 63 | 63 Blackshirt Legion Tagliamento | infantry | regiment | 1-2-6 | 4 | south | r r
IT-3JN | 3JN | 3 January Blackshirt Legion | infantry | regiment | 1-2-6 | 8 | south | r r
IT-GR | GR | Grancieri | infantry | regiment | 1-2-6 | 10 | south | r r
`
