import { useLanguage } from '../../messages/use-messages.tsx'
import './charts.css'
import { chartMessages } from './messages.ts'

export type FunnelStep = { key: string; name: string; count: number; ofFirst: number; ofPrevious: number }

/** Steps that fewer and fewer reach, each with its share of the first and of the step before. */
export function FunnelChart({ name, steps }: { name: string; steps: readonly FunnelStep[] }) {
  const text = chartMessages
  const { formats } = useLanguage()
  return (
    <table className="plain-table funnel-chart chart" aria-label={name}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {text.step}
          </th>
          <th scope="col">{text.count}</th>
          <th scope="col">{text.ofFirst}</th>
          <th scope="col">{text.ofPrevious}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, name, count, ofFirst, ofPrevious }, nth) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td aria-hidden>
              <span className="share-bar" data-tone="first">
                <span style={{ inlineSize: `${Math.min(1, ofFirst) * 100}%` }} />
              </span>
            </td>
            <td className="count">{formats.number(count)}</td>
            <td className="count soft">{formats.percent(ofFirst)}</td>
            <td className="count soft">{nth === 0 ? '–' : formats.percent(ofPrevious)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
