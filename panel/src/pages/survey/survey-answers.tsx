import type { SurveySummary } from '@laurel/client'
import { ColumnHeads } from '../../components/column-heads.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { resultMessages } from './messages/results.ts'

type QuestionSummary = SurveySummary['questions'][number]
type Count = QuestionSummary['distribution'][number]

/** The answers to each question: a table with bars, the mean of numbers, and the newest texts. */
export function SurveyAnswers({ summary }: { summary: SurveySummary }) {
  const text = useMessages(resultMessages)
  if (summary.responses === 0)
    return (
      <EmptyNote title={text.nobody}>
        <p>{text.nobodyHow}</p>
      </EmptyNote>
    )
  return (
    <div className="survey-answers">
      {summary.questions.map((question) => (
        <Answers key={question.question_id} of={question} />
      ))}
    </div>
  )
}

function Answers({ of }: { of: QuestionSummary }) {
  const text = useMessages(resultMessages)
  const { formats } = useLanguage()
  const mean = of.mean !== null && of.median !== null && text.mean(formats.number(of.mean), formats.number(of.median))
  return (
    <section className="surface padded stack" aria-label={of.question}>
      <h2 className="group-title">
        <bdi>{of.question}</bdi>
      </h2>
      <p className="soft">
        {text.answered(formats.number(of.answered))}
        {mean && ` · ${mean}`}
        {!of.asked && ` · ${text.former}`}
      </p>
      {of.distribution.length > 0 && <Distribution of={of} />}
      {of.texts.length > 0 && (
        <>
          <h3 className="survey-newest">{text.newest}</h3>
          <ul className="survey-texts">
            {of.texts.map((answer, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
              <li key={nth}>
                <bdi>{answer}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Distribution({ of }: { of: QuestionSummary }) {
  const text = useMessages(resultMessages)
  const { formats } = useLanguage()
  const most = Math.max(1, ...of.distribution.map(({ count }) => count))
  const label = ({ value, to }: Count) => {
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (typeof value === 'string') return value
    return to === null ? formats.number(value) : `${formats.number(value)} – ${formats.number(to)}`
  }
  return (
    <table className="plain-table survey-bars">
      <ColumnHeads names={[text.answer, text.share, text.count]} />
      <tbody>
        {of.distribution.map((each) => (
          <tr key={String(each.value)}>
            <th scope="row">
              <bdi>{label(each)}</bdi>
            </th>
            <td>
              <span className="bar" aria-hidden>
                <span style={{ inlineSize: `${(each.count / most) * 100}%` }} />
              </span>
              <span className="hidden-text">{formats.percent(of.answered === 0 ? 0 : each.count / of.answered)}</span>
            </td>
            <td data-number="true">{formats.number(each.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
