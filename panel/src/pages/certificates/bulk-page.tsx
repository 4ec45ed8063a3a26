import './certificates.css'
import type { BulkJob } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/session.ts'
import { ownAddress } from '../../api/site.ts'
import { ActWithPreview } from '../../parts/act-with-preview.tsx'
import { Badge } from '../../parts/badge.ts'
import { Button } from '../../parts/button.ts'
import { EmptyNote } from '../../parts/empty-note.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { certificateWords } from './certificate-words.ts'

const runs = ({ status }: Pick<BulkJob, 'status'>) => status === 'pending' || status === 'processing'
const POLLED_MS = 1_000

/** Certificates from a list of names, and how far each job is. */
export function BulkPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = useWords(certificateWords)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const jobs = useQuery({
    queryKey: ['bulk', eventId],
    queryFn: () => laurel.bulk.list(eventId),
    refetchInterval: ({ state }) => (state.data?.some(runs) ? POLLED_MS : false),
  })
  const mayWrite = may(who, 'certificates:write')
  const choose = mayWrite && <Button onClick={() => input.current?.click()}>{text.drop}</Button>
  return (
    <>
      <PageHead title={text.jobs}>{choose}</PageHead>
      <p className="soft">{text.jobsAbout}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={text.drop}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null)
          event.currentTarget.value = ''
        }}
      />
      {jobs.isError && <ProblemNote error={jobs.error} retry={() => void jobs.refetch()} />}
      {jobs.data?.length === 0 && (
        <div className="sheet">
          <EmptyNote title={text.noJobs}>{choose}</EmptyNote>
        </div>
      )}
      <ul className="jobs">
        {jobs.data?.map((job) => (
          <li key={job.id} className="sheet padded">
            <Job of={job} />
          </li>
        ))}
      </ul>
      {file && (
        <ActWithPreview
          title={file.name}
          preview={() => laurel.bulk.create(eventId, { file }, { dry_run: true })}
          isPossible={({ total_count }) => total_count > 0}
          label={({ total_count }) => text.start(total_count)}
          act={() => laurel.bulk.create(eventId, { file })}
          done={() => client.invalidateQueries({ queryKey: ['bulk', eventId] })}
          close={() => setFile(null)}
        >
          {({ total_count, names, problems }) => (
            <>
              <p>
                <strong>{text.names(total_count)}</strong>{' '}
                <bdi>
                  {names
                    .slice(0, 3)
                    .map(({ name }) => name)
                    .join(', ')}
                </bdi>
              </p>
              <ul className="problems">
                {problems.slice(0, 10).map(({ row, message }) => (
                  <li key={row}>{message}</li>
                ))}
              </ul>
            </>
          )}
        </ActWithPreview>
      )}
    </>
  )
}

function Job({ of }: { of: BulkJob }) {
  const text = useWords(certificateWords)
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [ending, setEnding] = useState(false)
  return (
    <div className="stack">
      <div className="row">
        <strong>
          <bdi>{of.file_name}</bdi>
        </strong>
        <Badge variant="outline" color={of.status === 'failed' ? 'red' : 'laurel'}>
          {text.jobStatuses[of.status]}
        </Badge>
        <span className="soft">{formats.moment(of.created_at)}</span>
        <span className="push" />
        {of.download_url && (
          <Button component="a" variant="default" size="compact-sm" href={ownAddress(of.download_url)} download>
            {text.download}
          </Button>
        )}
        {runs(of) && may(who, 'certificates:write') && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEnding(true)}>
            {text.cancel}
          </Button>
        )}
      </div>
      <label className="row">
        <span className="hidden-text">{text.progress}</span>
        <progress max={of.total_count} value={of.processed_count} />
        <span className="soft count">
          {formats.number(of.processed_count)} / {formats.number(of.total_count)}
        </span>
      </label>
      {runs(of) && <ProblemText text={text.held(formats.number(of.credits_held))} />}
      {of.error && <ProblemText text={of.error} />}
      {of.warnings.slice(0, 5).map((warning) => (
        <ProblemText key={warning} text={warning} />
      ))}
      {ending && (
        <ActWithPreview
          title={text.cancel}
          label={text.cancel}
          isDanger
          act={() => laurel.bulk.cancel(of.event_id, of.id)}
          done={() => client.invalidateQueries({ queryKey: ['bulk', of.event_id] })}
          close={() => setEnding(false)}
        >
          {text.cancelAbout}
        </ActWithPreview>
      )}
    </div>
  )
}

const ProblemText = ({ text }: { text: string }) => <p className="soft">{text}</p>
