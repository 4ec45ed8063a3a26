import type { ReactNode } from 'react'
import { Scrolled } from '../scrolled.tsx'
import './charts.css'
import type { Tone } from './chart-types.ts'

type Head = { key: string; name: ReactNode }

/**
 * One cell. Either `share` (0 to 1) colours it by how much it is, or `tone` by its meaning, which its text says too. null
 * is an empty cell.
 */
type MatrixCell = { text: ReactNode; share?: number; tone?: Tone; title?: string } | null

type Props<Row extends Head, Column extends Head> = {
  /** Name of the table for screen readers. */
  name: string
  /** Heading of the first column. */
  corner: ReactNode
  columns: readonly Column[]
  rows: readonly Row[]
  cell: (row: Row, column: Column) => MatrixCell
}

/** Levels of colour: text stays readable on each. */
const LEVELS = 5

/** A table whose cells are coloured by their value or meaning. On a narrow screen it is scrolled sideways. */
export function MatrixChart<Row extends Head, Column extends Head>(props: Props<Row, Column>) {
  const { name, corner, columns, rows, cell } = props
  return (
    <Scrolled label={name} className="chart">
      <table className="matrix" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {columns.map((column) => (
                <Cell key={column.key} of={cell(row, column)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

function Cell({ of }: { of: MatrixCell }) {
  if (of === null) return <td />
  const { text, share, tone, title } = of
  const level = share === undefined ? undefined : Math.min(LEVELS, Math.ceil(share * LEVELS))
  return (
    <td className="count" data-level={level} data-tone={tone} title={title}>
      {text}
    </td>
  )
}
