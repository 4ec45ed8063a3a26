import type { Tone } from './chart-types.ts'

type Props = {
  title: string
  /** Middle of the interval, and width of the picture, in pixels. */
  at: number
  width: number
  rows: readonly (readonly [name: string, value: string, tone: Tone])[]
}

/** The numbers of one interval, beside the pointer. The table of the chart has the same for everyone else. */
export function ChartTip({ title, at, width, rows }: Props) {
  const isNearEnd = at > width / 2
  return (
    <div className="chart-tip" aria-hidden style={isNearEnd ? { right: width - at + 10 } : { left: at + 10 }}>
      <strong>{title}</strong>
      {rows.map(([name, value, tone]) => (
        <span key={name} className="chart-tip-row">
          <span className="swatch" data-tone={tone} />
          <span>{name}</span>
          <b className="count">{value}</b>
        </span>
      ))}
    </div>
  )
}
