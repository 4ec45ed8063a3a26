import { type Series, toneOf } from './chart-types.ts'

/** Names the colours of a chart, and the dashes of its lines. One series is named by the title of its chart. */
export function ChartLegend({ series, isLine = false }: { series: readonly Series[]; isLine?: boolean }) {
  if (series.length < 2) return null
  return (
    <ul className="chart-legend" aria-hidden>
      {series.map((each, nth) => (
        <li key={each.key}>
          {isLine ? (
            <svg aria-hidden width="22" height="8" data-tone={toneOf(each, nth)} className="line-key">
              <line x1="1" x2="21" y1="4" y2="4" className="chart-line" strokeDasharray={dashOf(nth)} />
            </svg>
          ) : (
            <span className="swatch" data-tone={toneOf(each, nth)} />
          )}
          {each.name}
        </li>
      ))}
    </ul>
  )
}

const DASHES = [undefined, '6 3', '2 3', '9 3 2 3']

/** Dashes of a line by its position, so that no line is known by its colour alone. */
export const dashOf = (nth: number): string | undefined => DASHES[nth % DASHES.length]
