import { readRegions } from '@/lib/wargame/regions'

/** Seas and lands, and where their names lie across the map. */
export const REGIONS = readRegions([
  ['baltic-sea', 'sea', '1104N', '1803N', 1, 0.2],
  ['gulf-of-finland', 'sea', '3600N', '3900N', 0.36, 0],
  ['gulf-of-riga', 'sea', '2603N', '2802N', 0.42, 0],
  ['black-sea', 'sea', '1921S', '2720S', 1.1, -0.4],
  ['sea-of-azov', 'sea', '3717S', '4116S', 0.5, -0.1],
  ['east-prussia', 'country', '1110N', '1709N', 0.45, 0],
  ['germany', 'country', '1018N', '1516N', 0.62, 0.1],
  ['hungary', 'country', '1002S', '1304S', 0.5, -0.15],
  ['romania', 'country', '1009S', '1710S', 0.8, -0.3],
  ['estonia', 'land', '3001N', '3402N', 0.5, 0],
  ['latvia', 'land', '2405N', '3006N', 0.5, -0.3],
  ['lithuania', 'land', '2208N', '2709N', 0.5, 0.3],
  ['belorussia', 'land', '2918N', '3518N', 0.55, 0],
  ['ukraine', 'land', '2605S', '3602S', 0.95, 0.4],
  ['bessarabia', 'land', '2006S', '2211S', 0.45, 0],
  ['pripyat-marshes', 'land', '1919N', '2620N', 0.34, 0.4],
  ['valdai-hills', 'land', '4111N', '4505N', 0.36, 0.1],
  ['carpathians', 'land', '1024N', '1404S', 0.5, 0.5],
  ['crimea', 'land', '3017S', '3317S', 0.38, 0],
  ['donets-basin', 'land', '4311S', '4712S', 0.36, 0.2],
  ['kuban', 'land', '4219S', '4620S', 0.5, 0],
  ['kalmyk-steppe', 'land', '5518S', '6018S', 0.4, -0.2],
])
