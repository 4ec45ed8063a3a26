import { useLanguage } from '../../messages/use-messages.tsx'
import './charts.css'
import { ChartLegend } from './chart-legend.tsx'
import { type Mark, type Series, toneOf } from './chart-types.ts'
import { describeSeries } from './describe-series.ts'
import { chartMessages } from './messages.ts'
import { type Geometry, Plot } from './plot.tsx'

type Props = {
  /** Name of the whole, such as `Registrations`. */
  name: string
  marks: readonly Mark[]
  /** Several series are parts of a whole, one above the other. */
  series: readonly Series[]
  /** Writes a value; whole numbers by default. */
  write?: (value: number) => string
}

const MAX_BAR = 36
const LEAST_HEIGHT = 2

/** Upright bars over intervals. Put it into a `ChartCard`, which has its numbers as a table. */
export function BarChart({ name, marks, series, write }: Props) {
  const text = chartMessages
  const { formats } = useLanguage()
  const sums = marks.map((_, nth) => series.reduce((sum, { values }) => sum + (values[nth] ?? 0), 0))
  const label = describeSeries(text, { name, marks, values: sums, write: write ?? formats.number })
  return (
    <div className="chart">
      <ChartLegend series={series} />
      <Plot {...{ label, marks, series, write }} most={Math.max(0, ...sums)}>
        {(geometry, hovered) =>
          marks.map(({ key }, nth) => (
            <g key={key} data-hovered={nth === hovered || undefined}>
              {stackOf(series, nth, geometry).map(({ key, tone, ...box }) => (
                <rect key={key} className="chart-bar" data-tone={tone} rx={Math.min(2, box.width / 2)} {...box} />
              ))}
            </g>
          ))
        }
      </Plot>
    </div>
  )
}

/** The bars of one interval, the first series lowest, with a gap between them. */
function stackOf(series: readonly Series[], nth: number, { x, y, band, bottom }: Geometry) {
  const width = Math.max(1, Math.min(MAX_BAR, band * 0.72))
  let below = 0
  return series.flatMap((each, position) => {
    const value = each.values[nth] ?? 0
    if (value <= 0) return []
    const foot = below === 0 ? bottom : y(below) - 1
    below += value
    const top = Math.min(y(below), foot - LEAST_HEIGHT)
    return [{ key: each.key, tone: toneOf(each, position), x: x(nth) - width / 2, y: top, width, height: foot - top }]
  })
}
