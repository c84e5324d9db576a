import { type Hex32, wordsHash } from './fair-dice'

/**
 * 256 short words that are hard to mistake when they are read out. One list for all languages, so that two friends
 * read the same. No two begin with the same four letters. The order is part of the protocol: it must not change.
 */
export const WORD_LIST: readonly string[] = `
acid actor adobe agent album alley amber anchor angel ankle apple april arena arrow atlas attic
aunt autumn avenue badger baker bamboo banjo barrel basket beach bell bear bingo bishop blanket boulder
bonus bottle brick bridge bronze bucket button cabin cactus camel candle canoe carpet castle cement chalk
cherry chess circus clock cloud cobra coffee comet copper coral cotton cradle crown crystal curtain daisy
dance delta desk diamond diesel dinner doctor dolphin domino dragon drum eagle echo elbow elephant engine
envelope falcon farmer feather fence ferry fiddle finger flame flute forest fossil fortune fox frost garden
garlic gate giant giraffe glacier glass globe goat gold gondola grape guitar hammer harbor hawk hazel
helmet hermit hero hill honey horse hotel hunter igloo insect iron island ivory jacket jaguar jelly
jewel jockey judge jungle kayak kettle key king kitchen kitten knife koala ladder lagoon lamp lantern
lemon leopard letter lighter lily lion lizard lobster magnet manor maple marble market meadow melon mirror
monkey moon mosaic motor mountain museum mustard nail nectar needle nest ninja noodle north nurse nut
oak oasis ocean octopus olive onion opera orange orchid otter oven owl oxygen oyster pasta palace
panda paper parrot pearl pebble pencil pepper piano pigeon pilot pirate planet plum poet polka pony
potato powder prince pumpkin puzzle quartz queen rabbit radio rainbow raven ribbon river robot rocket rose
ruby saddle salmon sandal saturn scarf school scooter shadow shark shell silver siren skater sofa spider
sponge squid stadium star statue storm sugar sunday swan table tango temple tiger tomato trumpet zebra
`
  .trim()
  .split(/\s+/)

/**
 * Four words that follow from what the server is bound to and from the mix: who reads the same ones as his opponent
 * looks at the same game. 32 bits, each tried once, as nobody can choose the mix.
 */
export const fourWords = (commitment: Hex32, mix: Hex32): string[] =>
  [...wordsHash(commitment, mix).slice(0, 4)].map((byte) => WORD_LIST[byte]!)
