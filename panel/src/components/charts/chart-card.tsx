import { type ReactNode, useId } from 'react'
import { Scrolled } from '../scrolled.tsx'
import type { ChartRows } from './chart-types.ts'
import './charts.css'
import { chartMessages } from './messages.ts'

type Props = {
  title: string
  /** The number that the chart is about, written next to the title. */
  figure?: string | undefined
  /** Said below the title. */
  about?: ReactNode
  /** The numbers of the chart; people open them, and programs that read aloud find them. */
  table?: ChartRows | undefined
  /** Shown instead of the chart: why there is none yet, and from when there is. */
  lack?: ReactNode
  /** True to take the whole width of the page. */
  isWide?: boolean
  children?: ReactNode
}

/** Frame of a chart: its title, its picture, and its numbers as a table. */
export function ChartCard({ title, figure, about, table, lack, isWide, children }: Props) {
  const id = useId()
  return (
    <section className="surface padded chart-card" aria-labelledby={id} data-wide={isWide || undefined}>
      <div className="chart-head">
        <h2 className="group-title" id={id}>
          {title}
        </h2>
        {figure !== undefined && <span className="figure">{figure}</span>}
      </div>
      {about && <p className="soft chart-about">{about}</p>}
      {lack ? <p className="chart-lack">{lack}</p> : children}
      {table && !lack && <ChartTable of={table} name={title} />}
    </section>
  )
}

function ChartTable({ of: { heads, rows }, name }: { of: ChartRows; name: string }) {
  const text = chartMessages
  return (
    <details className="chart-table">
      <summary>{text.asTable}</summary>
      <Scrolled label={name}>
        <table className="plain-table" aria-label={name}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own, and only all of them change
              <tr key={nth}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <td key={column} className="count">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </details>
  )
}

/** The numbers of series over intervals as a table. */
export function seriesTable(
  first: string,
  marks: readonly { name: string }[],
  series: readonly { name: string; values: readonly number[] }[],
  write: (value: number) => string,
): ChartRows {
  return {
    heads: [first, ...series.map(({ name }) => name)],
    rows: marks.map(({ name }, nth) => [name, ...series.map(({ values }) => write(values[nth] ?? 0))]),
  }
}
