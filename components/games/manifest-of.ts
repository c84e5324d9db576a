import type { Chart } from '@/components/rules/charts'
import type { EditionData } from '@/components/rules/edition'
import type { Rulebook } from '@/lib/kernel/rulebook'
import type { EditionTexts } from '@/lib/wargame/edition'
import { SIDES } from '@/lib/wargame/ruleset'
import type { OptionChoices } from '@/lib/wargame/table-forms'
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

/** What sentences of a game are called within it. */
type EndOf<Words extends string> = {
  [Key in UiWord]: Key extends `${Words}.${infer End}` ? End : never
}[UiWord]

/** Sentences of options: their names, their choices, and a term for each choice that is not the usual one. */
type WordOf<Words extends string, Options extends OptionChoices> = {
  [Name in keyof Options & string]:
    | `${Words}.${Name}`
    | `${Words}.${Name}.${Options[Name][number]}`
    | `${Words}.${Name}.${Unusual<Options[Name]>}.term`
}[keyof Options & string]
type Unusual<Choices> = Choices extends readonly [string, ...infer Others extends string[]]
  ? Others[number]
  : never

interface Brought<Words extends Told, Options extends OptionChoices>
  extends Pick<GameManifest, 'id' | 'title' | 'hours' | 'fronts' | 'plays' | 'Scripts'> {
  words: Words
  /** The first is offered first. */
  scenarios: readonly EndOf<Words>[]
  /** As its rules have them; where a sentence is missing, the type names it. */
  options: [WordOf<Words, Options>] extends [UiWord] ? Options : Exclude<WordOf<Words, Options>, UiWord>
  fetched: Fetched
}

/** The manifest of a game of the German and the Soviet side. */
export const manifestOf = <Words extends Told, const Options extends OptionChoices>({
  words,
  scenarios,
  options,
  fetched,
  ...brought
}: Brought<Words, Options>): GameManifest => ({
  ...brought,
  sides: SIDES,
  scenarios: scenarios.map((id) => ({ id, name: `${words}.${id}` as UiWord })),
  options: [...optionsOf(words, options as Options), offTurn(words)],
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

/** Options as a form draws them. */
const optionsOf = (words: Told, options: OptionChoices): GameOption[] =>
  Object.entries(options).map(([name, choices]) => ({
    ...{ name, legend: `${words}.${name}` as UiWord },
    choices: choices.map((id, n) => ({
      ...{ id, name: `${words}.${name}.${id}` as UiWord },
      ...(n > 0 ? { term: `${words}.${name}.${id}.term` as UiWord } : {}),
    })),
  }))

/** The option that every game has: who is asked when the enemy's turn asks for a choice. */
const offTurn = (words: Told): GameOption => ({
  ...{ name: 'offTurn', legend: `${words}.offTurn`, eachSide: true, withComputer: 'ask' },
  choices: [
    { id: 'safe', name: 'home.options.offTurn.safe' },
    { id: 'ask', name: 'home.options.offTurn.ask', term: `${words}.offTurn.ask.term` },
    { id: 'auto', name: 'home.options.offTurn.auto', term: `${words}.offTurn.auto.term` },
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
