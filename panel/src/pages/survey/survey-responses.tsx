import type { SurveyResponse, SurveySummary } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { SITE } from '../../api/site.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { FigureFiles } from '../../components/charts/figure-files.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { Facts } from '../../components/facts.tsx'
import type { Column } from '../../components/list-types.ts'
import { toast } from '../../components/toasts.tsx'
import { useList } from '../../components/use-list.ts'
import type { Asked } from '../../components/use-rows.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { answerChoices } from './answer-choices.ts'
import { readAnswerFilter } from './answer-filter.ts'
import { resultMessages } from './messages/results.ts'
import { PersonalLink } from './personal-link.tsx'

type Props = { eventId: number; zone: string }

/** Single responses, the newest first, by a text or an answer, and as a file; one opens with all its answers. */
export function SurveyResponses({ eventId, zone, summary }: Props & { summary: SurveySummary }) {
  const text = resultMessages
  const { formats } = useLanguage()
  const [open, setOpen] = useState<SurveyResponse | null>(null)
  const said = (answer: SurveyResponse['answers'][number]['answer']) => {
    if (typeof answer === 'boolean') return answer ? text.yes : text.no
    return Array.isArray(answer) ? formats.list(answer) : String(answer)
  }
  const columns = responseColumns({ text, formats, zone, said })
  const { search, filters } = useList(['answered'])
  const shown = { ...(search && { search }), ...readAnswerFilter(filters['answered']) }
  const choices = answerChoices(summary.questions, { text, formats })
  return (
    <>
      <div className="row survey-tools">
        <FigureFiles url={`${SITE}/api/v1/admin/events/${eventId}/survey-responses?${new URLSearchParams(shown)}`} />
        <PersonalLink eventId={eventId} />
      </div>
      <DataTable
        name={text.responses}
        id="survey-responses"
        queryKey={['survey_responses', eventId, 'list']}
        ask={({ answered, ...asked }: Asked) =>
          laurel.surveys.listResponses(eventId, { ...asked, ...readAnswerFilter(answered as string) } as never)
        }
        columns={columns}
        searchLabel={text.find}
        filters={choices.length > 0 ? [{ name: 'answered', label: text.answer, options: choices }] : []}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.nobody}>
            <p>{text.nobodyHow}</p>
          </EmptyNote>
        }
      />
      {open && <Response of={open} {...{ eventId, zone, said }} close={() => setOpen(null)} />}
    </>
  )
}

type Said = (answer: SurveyResponse['answers'][number]['answer']) => string

type Columns = { text: typeof resultMessages; formats: Formats; zone: string; said: Said }

function responseColumns({ text, formats, zone, said }: Columns): Column<SurveyResponse>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(9rem, 1fr)',
      phone: 'first',
      show: ({ attendee_name }) => <bdi>{attendee_name}</bdi>,
    },
    {
      key: 'answers',
      name: text.answers,
      width: 'minmax(12rem, 3fr)',
      phone: 'second',
      show: ({ answers }) => <bdi>{answers.map(({ answer }) => said(answer)).join(' · ')}</bdi>,
    },
    {
      key: 'at',
      name: text.sent,
      width: '13rem',
      show: ({ submitted_at }) => formats.moment(submitted_at, zone),
    },
  ]
}

type ResponseProps = Props & {
  of: SurveyResponse
  said: Said
  close: () => void
}

function Response({ of, eventId, zone, said, close }: ResponseProps) {
  const text = resultMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [deletes, setDeletes] = useState(false)
  const person = (
    <Link
      to="/events/$eventId/attendees"
      params={{ eventId }}
      search={{ open: String(of.attendee_id) } as never}
      onClick={close}
    >
      {of.attendee_email}
    </Link>
  )
  return (
    <DetailsDrawer title={<bdi>{of.attendee_name}</bdi>} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.attendee, person],
            [text.sent, formats.moment(of.submitted_at, zone)],
          ]}
        />
        {of.answers.map(({ question_id, question, answer }) => (
          <section key={question_id} aria-label={question}>
            <h2 className="survey-newest">
              <bdi>{question}</bdi>
            </h2>
            <p className="survey-answer">
              <bdi>{said(answer)}</bdi>
            </p>
          </section>
        ))}
        {may(who, 'surveys:write') && (
          <div>
            <Button variant="default" size="compact-sm" onClick={() => setDeletes(true)}>
              {text.remove}
            </Button>
          </div>
        )}
      </div>
      {deletes && <DeleteResponse eventId={eventId} id={of.id} done={close} close={() => setDeletes(false)} />}
    </DetailsDrawer>
  )
}

type DeleteProps = { eventId: number; id: number; done: () => void; close: () => void }

function DeleteResponse({ eventId, id, done, close }: DeleteProps) {
  const text = resultMessages
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.remove}
      label={text.remove}
      isDanger
      action={() => laurel.surveys.deleteResponse(eventId, id)}
      done={async () => {
        toast(text.removed)
        done()
        await client.invalidateQueries({ queryKey: ['survey_responses', eventId] })
      }}
      close={close}
    >
      <p>{text.removeAbout}</p>
    </ActionWithPreview>
  )
}
