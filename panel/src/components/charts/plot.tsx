import { type PointerEvent, type ReactNode, useState } from 'react'
import { useLanguage } from '../../messages/use-messages.tsx'
import { axisSteps, namedMarks } from './axis-steps.ts'
import { ChartTip } from './chart-tip.tsx'
import { type Mark, type Series, toneOf } from './chart-types.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 190
const [TOP, END] = [8, 4]
const FLOOR = HEIGHT - 24
/** Room for a name below the axis, and for a character of a number beside it. */
const [NAME, CHARACTER] = [64, 7.5]

/** Positions in a plot, in pixels. */
export type Geometry = {
  /** Middle of an interval. */
  x: (nth: number) => number
  y: (value: number) => number
  /** Width of an interval. */
  band: number
  bottom: number
}

type Props = {
  /** Says in words what the picture shows. */
  label: string
  marks: readonly Mark[]
  series: readonly Series[]
  /** The largest value to be shown. */
  most: number
  write?: ((value: number) => string) | undefined
  isLine?: boolean
  children: (geometry: Geometry, hovered: number | null) => ReactNode
}

/** Axes of a chart over intervals; the interval under the pointer shows its numbers. */
export function Plot({ label, marks, series, most, write, isLine = false, children }: Props) {
  const { formats } = useLanguage()
  const { ref, width } = useWidth()
  const [hovered, setHovered] = useState<number | null>(null)
  const said = write ?? formats.number
  const steps = axisSteps(most)
  const start = Math.max(...steps.map((step) => said(step).length)) * CHARACTER + 8
  const band = Math.max(0, width - start - END) / Math.max(1, marks.length)
  const geometry: Geometry = {
    x: (nth) => start + (nth + 0.5) * band,
    y: (value) => FLOOR - (value / steps.at(-1)!) * (FLOOR - TOP),
    band,
    bottom: FLOOR,
  }
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const nth = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - start) / band)
    setHovered(nth >= 0 && nth < marks.length ? nth : null)
  }
  const mark = hovered === null ? undefined : marks[hovered]
  return (
    <div ref={ref} className="plot">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setHovered(null)}
      >
        {width > 0 && (
          <>
            <Axes {...{ steps, said, marks, geometry, start, width }} />
            {mark && !isLine && (
              <rect
                className="plot-band"
                x={geometry.x(hovered!) - band / 2}
                y={TOP}
                width={band}
                height={FLOOR - TOP}
              />
            )}
            {mark && isLine && (
              <line className="plot-cursor" x1={geometry.x(hovered!)} x2={geometry.x(hovered!)} y1={TOP} y2={FLOOR} />
            )}
            {children(geometry, hovered)}
          </>
        )}
      </svg>
      {mark && (
        <ChartTip
          title={mark.name}
          at={geometry.x(hovered!)}
          width={width}
          rows={series.map((each, nth) => [each.name, said(each.values[hovered!] ?? 0), toneOf(each, nth)])}
        />
      )}
    </div>
  )
}

type AxesProps = {
  steps: readonly number[]
  said: (value: number) => string
  marks: readonly Mark[]
  geometry: Geometry
  start: number
  width: number
}

function Axes({ steps, said, marks, geometry: { x, y, bottom }, start, width }: AxesProps) {
  return (
    <g className="plot-axes">
      {steps.map((step) => (
        <g key={step}>
          <line x1={start} x2={width - END} y1={y(step) + 0.5} y2={y(step) + 0.5} data-base={step === 0 || undefined} />
          <text x={start - 8} y={y(step)} dy="0.35em" textAnchor="end">
            {said(step)}
          </text>
        </g>
      ))}
      {namedMarks(marks.length, Math.floor((width - start) / NAME)).map((nth) => (
        <text key={nth} x={x(nth)} y={bottom + 17} textAnchor={anchorOf(x(nth), width)}>
          {marks[nth]!.short}
        </text>
      ))}
    </g>
  )
}

/** Keeps the last name within the picture. */
const anchorOf = (x: number, width: number) => (x > width - NAME / 3 ? 'end' : 'middle')
