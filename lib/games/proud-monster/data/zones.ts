/**
 * Forts (14.24 to 14.29): name of the line | kind | turn from which they are active; - from the start. Here and below the letter of
 * a provenance holds for the hexes after it.
 */
export const FORT_ROWS = `
> Luga north | fort | 3
s 3801N d 3901N 4002N 4102N 4203N s 4303N
> Luga south | fort | 3
s 4003N d 4004N 4104N s 4105N
> Leningrad | fort | 3
s 4300N
> Vyazma | fort | 6
r 4313N 4314N 4315N 4216N 4217N 4218N 4219N 4220N
> Mozhaisk | fort | 6
r 4814N 4815N 4715N 4716N 4717N 4718N 4719N 4720N 4821N s 4921N
> Moscow | fort | 9
r 5015N 4915N 4916N 4917N 5018N
> Sevastopol | heavy | -
r 2919S
> Oranienbaum | fort | -
r 4100N
> Kiev | fort | -
r 2900S
> Odessa | fort | -
r 2512S
> Perekop | fort | -
r 3115S
`

/** The Stalin Line (14.30), by fortified regions from north to south. */
export const STALIN_ROWS = `
> Pskov
r 3505N 3506N 3507N
> Ostrov
r 3408N 3508N
> Sebezh
r 3410N 3310N 3311N
> Polotsk
r 3213N 3214N
> Minsk
r 2815N 2816N 2716N 2717N
> Slutsk
r 2718N 2619N
> Mozyr
r 2721N 2722N 2723N
> Korosten
r 2624N 2524N 2525N
> Novograd-Volynsky
r 2425N 2426N 2326N
> Shepetovka
r 2226N 2227N
> Starokonstantinov-Letichev
r 2200S 2201S 2202S
> Kamenets-Podolsk
r 1900S 1901S 1802S 1902S
> Mogilev-Yampol
r 2103S 2104S 2205S
> Rybnitsa
r 2306S 2307S
> Tiraspol
r 2308S 2309S 2310S 2411S
`

/** The Zone of Military Operations by country (3.7), from north to south. */
export const ZOMO_ROWS = `
> germany
s 1906N d 1907N s 1908N d 2009N 2010N 2011N 2012N 1912N s 2013N 1913N 2014N d 1813N 1713N 1614N 1615N 1616N 1617N
1717N 1718N 1719N 1720N 1621N 1622N 1522N 1422N 1322N 1223N 1123N 1124N s 1025N
> hungary
s 1026N d 1126N 1227N 1200S 1300S 1301S 1302S s 1403S
> romania
s 1503S d 1604S 1704S 1805S 1806S 1807S 1808S 1809S 1810S 1811S 1812S 1813S 1814S 1914S 2015S s 2115S
`

/** Rows of border hexes that must have a garrison at the start (3.3): every hex of the first, every other one of the second. */
export const GARRISON_ROWS = `
> every
s 2006N d 2007N 2008N 2108N 2109N 2110N 2111N 2112N 2113N 2114N 2015N 1914N 1814N 1714N 1715N 1716N 1817N 1818N 1819N
1820N 1821N 1721N 1722N 1623N 1523N 1423N 1323N 1224N 1225N 1125N 1226N 1326N 1327N 1400S 1401S 1402S 1502S 1603S s
1703S
> other
s 1804S d 1904S 1905S 1906S 1907S 1908S 1909S 1910S 1911S 1912S 1913S 2014S s 2114S
`

/** Coast of the Crimea on which the Soviets may land (11.4), and the southern weather zone (13.2). */
export const CRIMEA_ROWS = `
> coast
s 2817S d 2917S 3018S 3019S 2919S 3020S 3120S 3119S 3219S 3319S 3419S 3519S s 3620S
> weather
d 2817S 2917S 2919S 3017S 3018S 3019S 3020S 3116S 3117S 3118S 3119S 3120S 3216S 3217S 3218S 3219S 3317S 3318S 3319S
3418S 3419S 3518S 3519S 3619S 3620S 3719S 3819S
`
