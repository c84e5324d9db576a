import { SIDES } from '@/lib/wargame/ruleset'
import type { OptionChoices } from '@/lib/wargame/table-forms'
import type { Language } from '@/lib/words/language'
import type { UiWord } from '@/lib/words/words'
import type { GameManifest, GameOption } from './manifest'
import { partsOf } from './parts'
import { playsOf } from './plays'

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
    | `${Words}.${Name}.${Name extends 'aids' ? Options[Name][number] : Unusual<Options[Name]>}.term`
}[keyof Options & string]
type Unusual<Choices> = Choices extends readonly [string, ...infer Others extends string[]]
  ? Others[number]
  : never

interface Brought<Words extends Told, Options extends OptionChoices>
  extends Pick<GameManifest, 'id' | 'title' | 'hours' | 'Scripts'> {
  words: Words
  /** The one first who begins, as a newcomer plays him; absent: the German. */
  sides?: GameManifest['sides']
  /** Its map on the first morning. */
  fronts: Readonly<Record<Language, Fronts>>
  /** The first is offered first. */
  scenarios: readonly EndOf<Words>[]
  /** Those that are played for months. */
  campaigns?: readonly string[]
  /** Scenarios in which an option means something, where that is not in all. */
  only?: Partial<Readonly<Record<keyof Options & string, readonly EndOf<Words>[]>>>
  /** As its rules have them; where a sentence is missing, the type names it. */
  options: [WordOf<Words, Options>] extends [UiWord] ? Options : Exclude<WordOf<Words, Options>, UiWord>
}

/** The manifest of a game of the German and the Soviet side. */
export const manifestOf = <Words extends Told, const Options extends OptionChoices>({
  words,
  sides = SIDES,
  scenarios,
  campaigns = [],
  only = {},
  options,
  fronts,
  ...brought
}: Brought<Words, Options>): GameManifest => ({
  ...brought,
  sides,
  scenarios: scenarios.map((id) => ({
    ...{ id, name: `${words}.${id}` as UiWord },
    ...(campaigns.includes(id) ? { isCampaign: true as const } : {}),
  })),
  options: [...optionsOf(words, options as Options, only), offTurn(words)],
  words: {
    lead: `${words}.lead`,
    introduction: `${words}.introduction`,
    subject: `${words}.subject`,
    length: `${words}.length`,
  },
  fronts: { en: frontsOf(fronts.en), de: frontsOf(fronts.de) },
  ...partsOf(brought.id),
  plays: () => playsOf(brought.id),
})

/** What both sides have to help them is said in any case. */
const ALWAYS_TOLD = 'aids'

/** Options as a form draws them. */
const optionsOf = (
  words: Told,
  options: OptionChoices,
  only: Readonly<Record<string, readonly string[] | undefined>>,
): GameOption[] =>
  Object.entries(options).map(([name, choices]) => ({
    ...{ name, legend: `${words}.${name}` as UiWord },
    ...(only[name] && { only: only[name] }),
    choices: choices.map((id, n) => ({
      ...{ id, name: `${words}.${name}.${id}` as UiWord },
      ...(n > 0 || name === ALWAYS_TOLD ? { term: `${words}.${name}.${id}.term` as UiWord } : {}),
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

/** A picture by day and by night. */
type Picture = readonly [day: string, night: string]
type Fronts = Readonly<Record<'phone' | 'desk' | 'card', Picture>>
const addresses = ([day, night]: Picture) => ({ day, night })
const frontsOf = ({ phone, desk, card }: Fronts) => ({
  ...{ phone: addresses(phone), desk: addresses(desk), card: addresses(card) },
})
