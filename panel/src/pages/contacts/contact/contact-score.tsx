import type { Contact } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { scoreMessages } from '../messages/score.ts'
import { ScoreHistory } from './score-history.tsx'

/** The lead score of a contact as the sum of its rules, and its history. */
export function ContactScore({ of }: { of: Contact }) {
  const text = scoreMessages
  const { formats } = useLanguage()
  const id = useId()
  const { data: rules = [] } = useQuery({
    queryKey: ['score-rules'],
    queryFn: () => laurel.crm.scores.listRules(),
    staleTime: 60_000,
  })
  const labelOf = (key: string) => rules.find((each) => each.key === key)?.label
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {text.title} <span className="count">{formats.number(of.lead_score)}</span>
      </h2>
      {of.score_reasons.length === 0 ? (
        <p className="soft">{text.none}</p>
      ) : (
        <table className="score-table">
          <thead className="hidden-text">
            <tr>
              <th scope="col">{text.rule}</th>
              <th scope="col">{text.points}</th>
            </tr>
          </thead>
          <tbody>
            {of.score_reasons.map((reason) => (
              <ReasonRow key={reason.rule} of={reason} label={labelOf(reason.rule)} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              <td>{formats.number(of.lead_score)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <ScoreHistory contactId={of.id} now={of.lead_score} />
    </section>
  )
}

type Reason = Contact['score_reasons'][number]

/** A rule with its points. Its name is the label of the rule, also where the rule has been deleted since. */
function ReasonRow({ of: { points, reason, evidence }, label }: { of: Reason; label: string | undefined }) {
  const text = scoreMessages
  const { formats } = useLanguage()
  const [before = reason, ...rest] = reason.split(': ')
  const day = evidence.last_at && formats.day(evidence.last_at, 'UTC')
  const matched = rest.join(': ')
  const said =
    day === null ? matched : evidence.count === 1 ? text.once(day) : text.times(formats.number(evidence.count), day)
  return (
    <tr>
      <th scope="row">
        <bdi>{label ?? before}</bdi>{' '}
        {said !== '' && (
          <span className="soft">
            <bdi>{said}</bdi>
          </span>
        )}
      </th>
      <td>{points > 0 ? `+${formats.number(points)}` : formats.number(points)}</td>
    </tr>
  )
}
