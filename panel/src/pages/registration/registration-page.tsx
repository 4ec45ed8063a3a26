import type { Event } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { registrationStatusQuery } from '../../api/registration-status-query.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { may } from '../../api/sign-in-session.ts'
import { EmbedLine } from '../../components/embed-line.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { QuestionPreview } from '../../components/questions/question-preview.tsx'
import { useQuestions } from '../../components/questions/use-questions.ts'
import { OthersHere } from '../../shell-parts/others-here.tsx'
import { registrationMessages } from './messages.ts'
import { RegistrationQuestions } from './registration-questions.tsx'
import { RegistrationSettings } from './registration-settings.tsx'
import { RegistrationState } from './registration-state.tsx'
import { RegistrationSwitch } from './registration-switch.tsx'
import { TypesPart } from './types/types-part.tsx'

/** Registration for an event: whether it is open, its questions with the page that visitors see, its types and its settings. */
export function RegistrationPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = registrationMessages
  const event = useQuery(eventQuery(eventId))
  const status = useQuery(registrationStatusQuery(eventId))
  const counts = useQuery({
    queryKey: ['answer-counts', eventId],
    queryFn: () => laurel.attendees.answerCounts(eventId),
    enabled: may(who, 'attendees:read'),
  })
  const mayWrite = may(who, 'events:write')
  const answered = Object.fromEntries(counts.data?.questions.map((each) => [each.question_id, each.answered]) ?? [])
  const isReady = event.data !== undefined && (counts.data !== undefined || !counts.isPending || !counts.isFetching)
  return (
    <>
      <PageHead title={text.title}>{event.data && mayWrite && <RegistrationSwitch of={event.data} />}</PageHead>
      <OthersHere kind="event" id={eventId} />
      {event.isPending && <Skeleton height={320} />}
      {status.isError && <ProblemNote error={status.error} retry={() => void status.refetch()} />}
      {isReady && (
        <div className="stack">
          <RegistrationState of={event.data!} status={status.data} />
          <Questions of={event.data!} answered={answered} mayWrite={mayWrite} />
          {mayWrite && (
            <div className="narrow">
              <RegistrationSettings of={event.data!} />
            </div>
          )}
          {event.data!.public_url !== null && (
            <div className="narrow">
              <EmbedLine url={event.data!.public_url} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

type QuestionsProps = { of: Event; answered: Record<string, number>; mayWrite: boolean }

/** The questions and types beside the page that visitors see; people who may not change them see the page first. */
function Questions({ of, answered, mayWrite }: QuestionsProps) {
  const types = useQuery(typesQuery(of.id)).data ?? []
  const ofTypes = types.flatMap((type) => type.questions.map(({ id }) => id))
  const questions = useQuestions(of.registration_questions, [...Object.keys(answered), ...ofTypes])
  const registration_types = types.map(({ name, description, questions }) => ({ name, description, questions }))
  return (
    <div className={mayWrite ? 'edited-and-shown' : 'narrow stack'}>
      {mayWrite && (
        <div className="stack">
          <RegistrationQuestions {...{ of, questions, answered }} />
          <TypesPart {...{ of, answered, mayWrite }} />
        </div>
      )}
      <QuestionPreview
        questions={questions.questions}
        drawnFor={`registration ${of.id} ${JSON.stringify(registration_types)}`}
        draw={async (questions) =>
          (await laurel.events.previewRegistration(of.id, { questions: [...questions], registration_types })).html
        }
      />
      {!mayWrite && <TypesPart {...{ of, answered, mayWrite }} />}
    </div>
  )
}
