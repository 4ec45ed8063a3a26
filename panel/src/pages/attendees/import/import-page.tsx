import type { AttendeeImportReport } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button, Loader } from '../../../components/button.ts'
import { ImportSource, type Source } from '../../../components/import/import-source.tsx'
import { importStepMessages } from '../../../components/import/messages.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { COLON } from '../../../messages/use-messages.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { FailedAttendees } from './failed-attendees.tsx'
import { type Choices, ImportColumns } from './import-columns.tsx'
import { importMessages } from './messages.ts'

/** A list of people into an event: what it is, what it would come to row by row, and then it is done. Nothing is kept before. */
export function ImportPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const text = importMessages
  const words = importStepMessages
  const client = useQueryClient()
  const [source, setSource] = useState<Source | null>(null)
  const [choices, setChoices] = useState<Choices>({ on_existing: 'skip' })
  const send = (source: Source, choices: Choices, dry_run: boolean) => importList(eventId, source, choices, dry_run)
  const look = useMutation({
    mutationFn: (of: { source: Source; choices: Choices }) => send(of.source, of.choices, true),
  })
  const take = useMutation({
    mutationFn: (of: Source) => send(of, choices, false),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['attendees', eventId] }),
        client.invalidateQueries({ queryKey: ['events'] }),
      ]),
  })
  const lookAt = (source: Source, choices: Choices) => {
    setSource(source)
    setChoices(choices)
    look.mutate({ source, choices })
  }
  const again = () => {
    setSource(null)
    look.reset()
    take.reset()
  }
  return (
    <>
      <PageHead title={text.title} />
      {source === null && (
        <div className="stack">
          <ImportSource
            about={text.sourceHow}
            sample={text.sample}
            take={(source) => lookAt(source, { on_existing: 'skip' })}
          />
          <EarlierImports eventId={eventId} />
        </div>
      )}
      {look.isPending && look.data === undefined && <Loader aria-label={words.look} />}
      {look.isError && <ProblemNote error={look.error} />}
      {look.isError && <Again again={again} />}
      {source && look.data && !take.data && (
        <div className="stack">
          <ImportColumns {...{ eventId, choices }} report={look.data} choose={(choices) => lookAt(source, choices)} />
          <Verdict report={look.data} busy={look.isPending || take.isPending} take={() => take.mutate(source)} />
          {take.isError && <ProblemNote error={take.error} />}
          <FailedAttendees report={look.data} />
          <Again again={again} />
        </div>
      )}
      {take.data && <Done report={take.data} eventId={eventId} again={again} />}
    </>
  )
}

async function importList(eventId: number, source: Source, { mapping, on_existing }: Choices, dry_run: boolean) {
  const options = { dry_run }
  if (typeof source === 'string')
    return laurel.attendees.import(eventId, { text: source, on_existing, ...(mapping && { mapping }) }, options)
  const mapped = mapping && { mapping: JSON.stringify(mapping) }
  return laurel.attendees.import(eventId, { file: source, on_existing, ...mapped }, options)
}

function Again({ again }: { again: () => void }) {
  return (
    <div>
      <Button variant="subtle" onClick={again}>
        {importStepMessages.other}
      </Button>
    </div>
  )
}

function Verdict({ report, busy, take }: { report: AttendeeImportReport; busy: boolean; take: () => void }) {
  const text = importMessages
  const words = importStepMessages
  const changes = report.created + report.updated + report.checked_in
  return (
    <section className="surface padded row">
      <strong aria-live="polite">{changes === 0 ? words.nothing : words.verdict(report)}</strong>
      {changes > 0 && (
        <Button loading={busy} onClick={take}>
          {report.created > 0 ? text.import(report.created) : text.update(report.updated + report.checked_in)}
        </Button>
      )}
    </section>
  )
}

function Done({ report, eventId, again }: { report: AttendeeImportReport; eventId: number; again: () => void }) {
  const text = importMessages
  const words = importStepMessages
  return (
    <div className="stack">
      <section className="surface padded row" role="status">
        <strong>
          {words.done}
          {COLON} {words.verdict(report)}
        </strong>
        <Button renderRoot={(props) => <Link to="/events/$eventId/attendees" params={{ eventId }} {...props} />}>
          {text.seeThem}
        </Button>
      </section>
      {report.failed > 0 && <p>{words.kept}</p>}
      <FailedAttendees report={report} />
      <Again again={again} />
    </div>
  )
}
