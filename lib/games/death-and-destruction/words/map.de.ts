/** Seas and lands of Map C and of what lies around the sheets. */
export const mapWords = {
  'region-caspian-sea': 'Kaspisches Meer',
  'region-turkey': 'Türkei',
  'region-iran': 'Iran',
  'region-kazakh-steppe': 'Kasachensteppe',
  'region-great-caucasus': 'Großer Kaukasus',
  'region-lesser-caucasus': 'Kleiner Kaukasus',
  'region-nogai-steppe': 'Nogaiersteppe',
  'region-georgia': 'Georgien',
  'region-azerbaijan': 'Aserbaidschan',
  'region-armenia': 'Armenien',
  'region-dagestan': 'Dagestan',
} as const
