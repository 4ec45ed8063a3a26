import type { ReactNode } from 'react'
import { useLanguage } from '../../messages/use-messages.tsx'
import './charts.css'
import { chartMessages } from './messages.ts'

/** A figure, and what it was in the period before, if it is compared. */
export type Stat = {
  key: string
  name: string
  value: string
  /** Said below the figure. */
  note?: ReactNode
  compared?: {
    previous: string /** Fraction by which it changed; null: there was nothing before. */
    change: number | null
  }
}

/** The main figures of a page, one beside the other. */
export function StatTiles({ name, of }: { name: string; of: readonly Stat[] }) {
  return (
    <dl className="stat-tiles" aria-label={name}>
      {of.map(({ key, name, value, note, compared }) => (
        <div key={key} className="surface">
          <dt className="soft">{name}</dt>
          <dd>
            <span className="figure">{value}</span>
            {compared && <Change {...compared} />}
            {note && <span className="soft stat-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Change({ previous, change }: NonNullable<Stat['compared']>) {
  const text = chartMessages
  const { formats } = useLanguage()
  if (change === null) return <span className="soft stat-note">{text.before(previous)}</span>
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  const size = formats.percent(Math.abs(change))
  return (
    <span className="stat-note">
      <b data-direction={direction}>
        <span aria-hidden>{{ up: '▲ ', down: '▼ ', same: '' }[direction]}</span>
        {{ up: text.up(size), down: text.down(size), same: text.same }[direction]}
      </b>{' '}
      <span className="soft">{text.before(previous)}</span>
    </span>
  )
}
