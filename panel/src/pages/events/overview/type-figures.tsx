import type { EventAnalytics } from '@laurel/client'
import { ColumnHeads } from '../../../components/column-heads.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { typeFiguresMessages } from './messages.ts'

type Figures = EventAnalytics['types'][number]

/** Attendees by registration type: a table, with a bar of the registered and, within it, of those who came. */
export function TypeFigures({ of }: { of: readonly Figures[] }) {
  const text = typeFiguresMessages
  const { number, percent } = useLanguage().formats
  const most = Math.max(1, ...of.map(({ registered }) => registered))
  if (of.length === 0) return null
  return (
    <section className="surface padded stack type-figures" aria-labelledby="by-type">
      <h2 className="group-title" id="by-type">
        {text.title}
      </h2>
      <table className="plain-table types-table">
        <ColumnHeads names={[text.type, text.registered, text.attended, text.certified, text.places]} />
        <tbody>
          {of.map(({ registration_type_id, name, capacity, registered, attended, attended_ratio, ...counts }) => (
            <tr key={registration_type_id}>
              <th scope="row">
                {name === null ? <span className="soft">{text.none}</span> : <bdi>{name}</bdi>}
                <span className="bar" aria-hidden>
                  <span style={{ inlineSize: `${(registered / most) * 100}%` }}>
                    <span style={{ inlineSize: `${Math.min(1, attended_ratio) * 100}%` }} />
                  </span>
                </span>
              </th>
              <td data-name={text.registered}>{number(registered)}</td>
              <td data-name={text.attended}>
                {number(attended)} {registered > 0 && <span className="soft">{percent(attended_ratio)}</span>}
              </td>
              <td data-name={text.certified}>{number(counts.certified)}</td>
              <td data-name={text.places}>
                {capacity === null ? number(counts.taken) : text.takenOf(number(counts.taken), number(capacity))}{' '}
                {counts.waiting > 0 && <span className="soft">{text.waiting(number(counts.waiting))}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft types-key" aria-hidden>
        <span data-is="registered">{text.registered}</span>
        <span data-is="attended">{text.attended}</span>
      </p>
    </section>
  )
}
