import type { Attendee } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../api/event-queries.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { Facts } from '../../components/facts.tsx'
import { askedQuestions } from '../../components/questions/asked-questions.ts'
import { answerText } from './answer-text.ts'
import { attendeeMessages } from './messages/attendee.ts'

type Answers = Attendee['answers']

/** The answers given at registration, under the label of each question, or its id if the event no longer asks it. */
export function AttendeeAnswers({ eventId, answers }: { eventId: number; answers: Answers }) {
  const text = attendeeMessages
  const event = useQuery(eventQuery(eventId)).data
  const questions = askedQuestions(event, useQuery(typesQuery(eventId)).data)
  const labels = new Map(questions.map(({ id, label }) => [id, label]))
  const order = [...labels.keys()]
  const given = Object.entries(answers).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  if (given.length === 0) return null
  return (
    <section aria-label={text.answers}>
      <h2 className="group-title">{text.answers}</h2>
      <Facts of={given.map(([id, value]) => [labels.get(id) ?? id, answerText(text, value)])} />
    </section>
  )
}
