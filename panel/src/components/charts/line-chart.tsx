import { useLanguage } from '../../messages/use-messages.tsx'
import './charts.css'
import { ChartLegend, dashOf } from './chart-legend.tsx'
import { type Mark, type Series, toneOf } from './chart-types.ts'
import { describeSeries } from './describe-series.ts'
import { chartMessages } from './messages.ts'
import { Plot } from './plot.tsx'

type Props = {
  /** Name of what the lines show together. */
  name: string
  marks: readonly Mark[]
  series: readonly Series[]
  /** Writes a value; whole numbers by default. */
  write?: (value: number) => string
}

/** With more intervals than this, points are shown under the pointer only. */
const MAX_POINTS = 32

/** Lines over intervals, to compare series that are no parts of a whole. Put it into a `ChartCard`. */
export function LineChart({ name, marks, series, write }: Props) {
  const text = chartMessages
  const { formats } = useLanguage()
  const most = Math.max(0, ...series.flatMap(({ values }) => values))
  const label = [
    name,
    ...series.map((each) => describeSeries(text, { ...each, marks, write: write ?? formats.number })),
  ]
  return (
    <div className="chart">
      <ChartLegend series={series} isLine />
      <Plot {...{ marks, series, most, write }} label={label.join('. ')} isLine>
        {({ x, y }, hovered) =>
          // The first series is drawn last, above the others.
          series.toReversed().map((each, reversed) => {
            const position = series.length - 1 - reversed
            const points = each.values.map((value, nth) => `${x(nth)},${y(value)}`)
            return (
              <g key={each.key} data-tone={toneOf(each, position)}>
                <polyline className="chart-line" points={points.join(' ')} strokeDasharray={dashOf(position)} />
                {each.values.map((value, nth) =>
                  marks.length <= MAX_POINTS || nth === hovered ? (
                    <circle
                      key={marks[nth]?.key}
                      className="chart-point"
                      cx={x(nth)}
                      cy={y(value)}
                      r={nth === hovered ? 4.5 : 2.5}
                    />
                  ) : null,
                )}
              </g>
            )
          })
        }
      </Plot>
    </div>
  )
}
