import type { Event, SurveySummary } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { ViewTabs } from '../../components/view-tabs.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { OthersHere } from '../../shell-parts/others-here.tsx'
import { surveyMessages } from './messages/survey.ts'
import { SurveyAnswers } from './survey-answers.tsx'
import { SurveyResponses } from './survey-responses.tsx'
import './survey.css'

// The editor is heavy, and answers are read more often than questions are written.
const SurveyQuestions = lazy(async () => ({ default: (await import('./survey-questions.tsx')).SurveyQuestions }))

const VIEWS = ['answers', 'responses', 'questions'] as const
type View = (typeof VIEWS)[number]

/** The survey after an event: its questions, when it is open, the answers by question, and single responses. */
export function SurveyPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const { view: asked } = useSearch({ strict: false }) as { view?: View }
  const text = surveyMessages
  const event = useQuery(eventQuery(eventId))
  const summary = useQuery({
    queryKey: ['survey_responses', eventId, 'summary'],
    queryFn: () => laurel.surveys.summary(eventId),
  })
  const mayWrite = may(who, 'events:write')
  const isAnswered = (summary.data?.responses ?? 0) > 0
  const view = asked ?? (isAnswered ? 'answers' : 'questions')
  return (
    <>
      <PageHead title={text.title} />
      <OthersHere kind="event" id={eventId} />
      {summary.isPending && <Skeleton height={240} />}
      {summary.isError && <ProblemNote error={summary.error} retry={() => void summary.refetch()} />}
      {summary.data && event.data && (
        <>
          <State of={summary.data} event={event.data} />
          <ViewTabs label={text.title} views={VIEWS} view={view} names={text.views} />
          {view === 'answers' && <SurveyAnswers summary={summary.data} />}
          {view === 'responses' && (
            <SurveyResponses eventId={eventId} zone={event.data.event_timezone} summary={summary.data} />
          )}
          {view === 'questions' && (
            <Suspense fallback={<Skeleton height={240} />}>
              <SurveyQuestions of={event.data} summary={summary.data} mayWrite={mayWrite} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

function State({ of, event }: { of: SurveySummary; event: Event }) {
  const text = surveyMessages
  const { formats } = useLanguage()
  const { state, asked, responses, response_rate, opens_at, closes_at } = of
  const moment = (time: string) => formats.moment(time, event.event_timezone)
  const when =
    state === 'not_open'
      ? opens_at
        ? text.opensOn(moment(opens_at))
        : text.noOpening
      : state === 'open' && closes_at
        ? text.closesOn(moment(closes_at))
        : ''
  return (
    <section className="surface padded row survey-state" aria-label={text.state}>
      <span className="state" data-quiet={state !== 'open'}>
        {text.states[state]}
      </span>
      {when && <span>{when}</span>}
      {state !== 'none' && (
        <strong className="count">
          {text.responsesOf(formats.number(responses), formats.number(asked), formats.percent(response_rate))}
        </strong>
      )}
    </section>
  )
}
