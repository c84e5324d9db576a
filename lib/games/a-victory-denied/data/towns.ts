/**
 * Places: hex | name | terrain effect (none: a name only) | victory star | first owner if German |
 * provenance.
 */
export const TOWN_ROWS = `
1042 | Orel | city | - | - | r
1214 | Rechitsa | town | - | - | r
1217 | Gomel | city | minor | - | r
1330 | Pochep | none | - | - | r
1338 | Karachev | town | - | - | r
1426 | Unecha | town | - | - | r
1535 | Bryansk | city | major | - | r
1718 | Chechersk | none | - | - | r
1813 | Zhlobin | town | - | - | r
1829 | Kletnya | none | - | - | r
1844 | Belev | town | - | - | r
1914 | Rogachev | town | minor | - | r
1916 | Dovsk | none | - | - | r
1933 | Zhukovka | none | - | - | r
2052 | Tula | city | - | - | r
2110 | Bobruysk | town | minor | german | f
2119 | Propoisk | town | - | - | r
2201 | Slutsk | town | - | german | r
2221 | Cherikov | town | - | - | r
2224 | Klimovichi | none | - | - | r
2241 | Sukhinichi | town | - | - | r
2316 | Bykhov | town | - | - | r
2323 | Krichev | town | minor | - | r
2336 | Kirov | town | minor | - | r
2429 | Roslavl | town | major | - | r
2446 | Kaluga | city | major | - | r
2520 | Chausy | town | - | - | r
2605 | Marina Gorka | none | - | german | r
2623 | Mstislavl | town | - | - | r
2635 | Spas-Demensk | town | minor | - | r
2717 | Mogilev | city | minor | - | r
2726 | Khislavichi | none | - | - | r
2753 | Serpukhov | town | - | - | r
2807 | Cherven | none | - | german | r
2810 | Berezino | town | - | german | r
2814 | Belynichi | none | - | german | r
2841 | Yukhnov | town | - | - | r
2921 | Gorki | town | - | - | r
2928 | Pochinok | town | - | - | r
2932 | Yelnya | town | major | - | r
2948 | Maloyaroslavets | town | - | - | r
3003 | Minsk | city | - | german | r
3017 | Shklov | none | - | - | r
3117 | Kopys | none | - | - | r
3208 | Borisov | town | - | german | r
3214 | Tolochin | none | - | german | r
3218 | Orsha | town | minor | - | r
3223 | Krasny | none | - | - | r
3233 | Dorogobuzh | town | minor | - | r
3250 | Naro-Fominsk | town | - | - | r
3327 | Smolensk | city | major | - | r
3331 | Solovyovo | none | - | - | r
3430 | Yartsevo | town | minor | - | r
3438 | Vyazma | town | major | - | r
3447 | Mozhaysk | town | - | - | r
3454 | Moscow | city | - | - | r
3501 | Molodechno | town | - | german | r
3554 | Moscow | city | - | - | r
3555 | Moscow | city | - | - | r
3615 | Senno | town | - | german | r
3622 | Rudnya | town | - | - | r
3629 | Dukhovshchina | town | - | - | r
3642 | Gzhatsk | town | - | - | r
3702 | Vileyka | none | - | german | r
3811 | Lepel | town | - | german | r
3825 | Demidov | town | - | - | r
3907 | Dokshitsy | town | - | german | r
3915 | Beshenkovichi | none | - | german | r
3919 | Vitebsk | city | minor | german | f
3948 | Volokolamsk | town | - | - | r
4039 | Sychevka | town | - | - | r
4115 | Ulla | none | - | german | r
4218 | Gorodok | town | - | - | r
4224 | Velizh | town | minor | - | r
4233 | Belyi | town | minor | - | r
4241 | Zubtsov | town | - | - | r
4252 | Klin | none | - | - | r
4412 | Polotsk | town | - | - | r
4440 | Rzhev | town | - | - | r
4510 | Disna | none | - | german | r
4719 | Nevel | town | - | - | r
4730 | Zapadnaya Dvina | none | - | - | r
4749 | Kalinin | city | - | - | r
4923 | Velikie Luki | town | minor | - | r
5028 | Toropets | town | - | - | r
`
