/** Seas and lands of Map C and of what lies around the sheets. */
export const mapWords = {
  'region-caspian-sea': 'Caspian Sea',
  'region-turkey': 'Turkey',
  'region-iran': 'Iran',
  'region-kazakh-steppe': 'Kazakh Steppe',
  'region-great-caucasus': 'Great Caucasus',
  'region-lesser-caucasus': 'Lesser Caucasus',
  'region-nogai-steppe': 'Nogai Steppe',
  'region-georgia': 'Georgia',
  'region-azerbaijan': 'Azerbaijan',
  'region-armenia': 'Armenia',
  'region-dagestan': 'Dagestan',
} as const
