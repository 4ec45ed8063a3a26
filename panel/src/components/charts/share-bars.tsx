import type { ReactNode } from 'react'
import { useLanguage } from '../../messages/use-messages.tsx'
import './charts.css'
import type { Tone } from './chart-types.ts'

/** One group: its name, how many it has, and what is said beside the number. */
export type ShareRow = { key: string; name: ReactNode; value: number; note?: ReactNode; tone?: Tone }

type Props = {
  /** Name of the table for screen readers. */
  name: string
  heads: readonly [name: string, value: string, share: string]
  rows: readonly ShareRow[]
  /** The whole; the sum of all rows by default. 0 shows no shares. */
  of?: number
  /** Writes a value; whole numbers by default. */
  write?: (value: number) => string
}

/** Groups as a table with level bars: the longest is the largest. It is its own table, so it needs none beside it. */
export function ShareBars({ name, heads, rows, of, write }: Props) {
  const { formats } = useLanguage()
  const whole = of ?? rows.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className="plain-table share-bars chart" aria-label={name}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {heads[0]}
          </th>
          <th scope="col">{heads[1]}</th>
          {whole > 0 && <th scope="col">{heads[2]}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, note, tone = 'first' }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td aria-hidden>
              <span className="share-bar" data-tone={tone}>
                <span style={{ inlineSize: `${(value / most) * 100}%` }} />
              </span>
            </td>
            <td className="count">
              {(write ?? formats.number)(value)}
              {note && <span className="soft share-note">{note}</span>}
            </td>
            {whole > 0 && <td className="count soft">{formats.percent(value / whole)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
