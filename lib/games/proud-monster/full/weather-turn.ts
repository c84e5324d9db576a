import type { StepRules } from '@/lib/wargame/ruleset'
import type { WeatherSteps } from './agenda'
import type { Whole } from './world'

/** 5.2, 13.2: the weather as a couplet begins. */
export const weatherSteps: StepRules<Whole, WeatherSteps> = {
  weather: {
    about: 'the die for the weather is thrown (13.2)',
    auto: (run) => {
      const { turn, couplet } = run.open
      const face = run.dice.roll(`weather/${turn}/${couplet}`, 6)
      run.emit({ type: 'WeatherChanged', face, ...run.rules.weatherOf(run as never, face) })
    },
  },
}
