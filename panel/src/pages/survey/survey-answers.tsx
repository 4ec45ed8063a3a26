import type { SurveySummary } from '@laurel/client'
import { EmptyNote } from '../../components/empty-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { Distribution } from './distribution.tsx'
import { resultMessages } from './messages/results.ts'

type QuestionSummary = SurveySummary['questions'][number]

/** The answers to each question: a chart, the mean of numbers, and the newest texts. */
export function SurveyAnswers({ summary }: { summary: SurveySummary }) {
  const text = resultMessages
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
  const text = resultMessages
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
