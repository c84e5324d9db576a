import type { Chart } from '@/components/rules/charts'
import type { EditionData } from '@/components/rules/edition'
import type { Rulebook } from '@/lib/kernel/rulebook'
import type { EditionTexts } from '@/lib/wargame/edition'
import { SIDES } from '@/lib/wargame/ruleset'
import { type Language, type Translation, translated } from '@/lib/words/language'
import type { UiWord } from '@/lib/words/words'
import type { GameManifest, GameOption } from './manifest'

/** The modules of a game that pages fetch when they need them. */
interface Fetched {
  catalogues: () => Promise<{ CATALOGUES: Readonly<Record<Language, unknown>> }>
  rulebook: Readonly<Record<Language, () => Promise<{ rulebook: Rulebook }>>>
  charts: () => Promise<{ chartsOf: (language: Language) => readonly Chart[] }>
  edition: () => Promise<EditionData>
  editionTexts: Readonly<Record<Translation, () => Promise<{ texts: EditionTexts }>>>
  firstLook: () => Promise<{ opening: Now<GameManifest['opening']>; pictureOf: GameManifest['picture'] }>
  teller: () => Promise<Pick<GameManifest, 'teller'>>
  planner: () => Promise<{ plan: Awaited<ReturnType<GameManifest['planner']>> }>
}
/** What is told at once by a function that a page waits for. */
type Now<Asked extends (...given: never[]) => Promise<unknown>> = (
  ...given: Parameters<Asked>
) => Awaited<ReturnType<Asked>>

/** The games that the first page tells of: `NAME.lead` and so on. */
type Told = { [Key in UiWord]: Key extends `${infer Name}.introduction` ? Name : never }[UiWord]

interface Brought
  extends Pick<
    GameManifest,
    'id' | 'title' | 'hours' | 'scenarios' | 'options' | 'fronts' | 'plays' | 'Scripts'
  > {
  words: Told
  fetched: Fetched
}

/** The manifest of a game of the German and the Soviet side. */
export const manifestOf = ({ words, fetched, ...brought }: Brought): GameManifest => ({
  ...brought,
  sides: SIDES,
  words: {
    lead: `${words}.lead`,
    introduction: `${words}.introduction`,
    subject: `${words}.subject`,
    length: `${words}.length`,
  },
  catalogue: async (language) => (await fetched.catalogues()).CATALOGUES[language],
  rulebook: {
    en: async () => (await fetched.rulebook.en()).rulebook,
    de: async () => (await fetched.rulebook.de()).rulebook,
  },
  charts: async (language) => (await fetched.charts()).chartsOf(language),
  edition: async (language) => {
    const { editionOf } = await import('@/components/rules/edition')
    const told = await translated(fetched.editionTexts, language)?.()
    return editionOf(await fetched.edition(), language, told?.texts)
  },
  opening: async (answer, words, isHintDue) => (await fetched.firstLook()).opening(answer, words, isHintDue),
  picture: async (answer, words) => (await fetched.firstLook()).pictureOf(answer, words),
  teller: async (words) => (await fetched.teller()).teller(words),
  planner: async () => (await fetched.planner()).plan,
})

/** The option that every game has: who is asked when the enemy's turn asks for a choice; what is not usual, is said by a term. */
export const offTurn = (legend: UiWord, terms: { ask: UiWord; auto: UiWord }): GameOption => ({
  ...{ name: 'offTurn', legend, eachSide: true, withComputer: 'ask' },
  choices: [
    { id: 'safe', name: 'home.options.offTurn.safe' },
    { id: 'ask', name: 'home.options.offTurn.ask', term: terms.ask },
    { id: 'auto', name: 'home.options.offTurn.auto', term: terms.auto },
  ],
})

/** The addresses of a picture by day and by night. */
type Picture = readonly [day: { src: string }, night: { src: string }]
const addresses = ([day, night]: Picture) => ({ day: day.src, night: night.src })

/** The map of a game on the first morning, by language. */
export const frontsOf = (pictures: Readonly<Record<Language, Readonly<Record<Shown, Picture>>>>) => ({
  en: shown(pictures.en),
  de: shown(pictures.de),
})
type Shown = 'phone' | 'desk' | 'card'
const shown = ({ phone, desk, card }: Readonly<Record<Shown, Picture>>) => ({
  ...{ phone: addresses(phone), desk: addresses(desk), card: addresses(card) },
})
