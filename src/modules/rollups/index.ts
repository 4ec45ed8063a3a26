import type { Module } from '../../platform/module.ts'
import { aggregateFigures } from './aggregate-figures.ts'
import { figureInvariants } from './figure-invariants.ts'
import { figureTables } from './figure-tables.ts'

export { inRange } from './in-range.ts'
export {
  eventFigures,
  type Figure,
  type FigureKind,
  figuresBefore,
  figuresByHour,
  figuresByHourOfDay,
  figuresIn,
} from './read-figures.ts'
export { type Range, type RangeQuery, rangeFields, rangeOf, rangeToWire, readRange } from './read-range.ts'
export { beginnings, lastDays, seriesOf } from './series.ts'

/**
 * Counts by time. Triggers maintain them with each change, so reading them costs the same however much data there is.
 */
export const rollups: Module = {
  name: 'rollups',
  floor: 'domain',
  daemons: [aggregateFigures],
  invariants: figureInvariants,
  personal: figureTables,
}
