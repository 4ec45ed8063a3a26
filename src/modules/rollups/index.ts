import type { Module } from '../../platform/module.ts'
import { figureInvariants } from './figure-invariants.ts'
import { figureTables } from './figure-tables.ts'
import { foldFigures } from './fold-figures.ts'

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

/** How much there was of what, by time: kept by the changes themselves, so that asking costs the same however much there is. */
export const rollups: Module = {
  name: 'rollups',
  floor: 'domain',
  daemons: [foldFigures],
  invariants: figureInvariants,
  personal: figureTables,
}
