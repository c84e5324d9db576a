import type { Situation } from '../situation'

/** What the scenario is about that is played. */
export const scenarioOf = ({ rules, open }: Pick<Situation, 'rules' | 'open'>) =>
  rules.scenarios[open.scenario]
