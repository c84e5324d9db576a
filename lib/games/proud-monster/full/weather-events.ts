import { WEATHERS } from '../names'
import { dice, event, line, withTable } from './change'
import { weatherTold } from './seen'
import { isDeep } from './weather-kinds'

/** 13: the weather of a couplet. */
export const weatherEvents = {
  WeatherChanged: event({
    about: '13.2, 17.1: the weather in both zones, by one die',
    fields: ({ z, face }) => ({ face, north: z.enum(WEATHERS), south: z.enum(WEATHERS) }),
    reduce: (state, { north, south }) => {
      const { mired } = state.table.weather
      return withTable(state, {
        weather: {
          ...{ north, south },
          mired: { north: mired.north || isDeep(north), south: mired.south || isDeep(south) },
        },
      })
    },
    tell: ({ face, north, south }, _viewer, { table }, rules) => {
      const told = weatherTold({ rules, open: table }, { north, south })
      const key = 'south' in told ? 'log-weather' : 'log-weather-alone'
      return line('PM 13.2', key, told, undefined, dice(face))
    },
    firm: true,
  }),
}
