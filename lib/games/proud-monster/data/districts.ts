import { fail, rowsOf } from '@/lib/wargame/data-tables'
import type { Hex } from '../geometry'
import { PLACES } from './map'

/**
 * The Military Districts of June 1941 that were at war by its end, from north to south, then those behind them: the seat of each,
 * and places that lay in it. What lies in none is of the nearest. Ours: no rule asks for them.
 */
const ROWS = `
Riga | Tallin | Parnu | Tartu | Daugavpils | Ventspils | Liepaja | Jelgava | Siauliai | Panevezys | Kaunas | Vilnyus
Minsk | Grodno | Bialystok | Brest-Litovsk | Baranovichi | Pinsk | Slutsk | Bobruisk | Mozyr | Gomel | Rogachev | Krichev | Mogilev | Orsha | Borisov | Polotsk | Vitebsk | Smolensk
Kiev | Kovel | Lutsk | Rovno | Lvov | Peremyshl | Tarnopol | Stanislav | Chernovtsy | Kamenets-Podolsk | Mogilev-Podolsk | Proskurov | Vinnitsa | Novograd-Volynsk | Zhitomir | Berdichev | Korosten | Uman | Cherkassy
Odessa | Beltsy | Kishinev | Tiraspol | Akkerman | Izmail | Pervomaisk | Kirovograd | Nikolaev | Kherson | Krivoi Rog | Nikopol | Dnepropetrovsk | Zaporozhye | Melitopol | Genichesk | Perekop | Evpatoria | Simferopol | Sevastopol | Yalta | Feodosia | Kerch
Leningrad | Narva | Luga | Pskov | Ostrov | Staraya Russa | Novgorod | Chudovo | Shlisselburg
Moscow | Velikie Luki | Kholm | Ostashkov | Kalinin | Rybinsk | Yaroslavl | Vologda | Ivanovo | Ryazan | Tula | Vyazma
Orel | Bryansk | Kursk | Voronezh | Tambov
Kharkov | Chernigov | Nezhin | Konotop | Sumy | Romny | Lubny | Kremenchug | Poltava | Pavlograd | Berdyansk | Mariupol | Stalino | Voroshilovgrad
Rostov | Stalingrad | Krasnodar | Novorossisk
`

const hexOf = (name: string): Hex =>
  PLACES.find((place) => place.name === name)?.hex ?? fail('districts', name)

/** Each district by its seat, with places of it, of which that is the first. */
export const DISTRICTS = rowsOf(ROWS).map((row) => {
  const [seat, ...places] = row.split(' | ').map(hexOf) as [Hex, ...Hex[]]
  return { seat, places: [seat, ...places] as readonly Hex[] }
})
