import './certificates.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { isOn, JobCard } from './job-card.tsx'
import { certificateMessages } from './messages.ts'
import { NewBulkJob } from './new-bulk-job.tsx'

const POLLED_MS = 1_000

/** Certificates from a list of names, and how far each job is. */
export function BulkPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = certificateMessages
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const jobs = useQuery({
    queryKey: ['bulk', eventId],
    queryFn: () => laurel.bulk.list(eventId),
    refetchInterval: ({ state }) => (state.data?.rows.some(isOn) ? POLLED_MS : false),
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
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={text.drop}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null)
          event.currentTarget.value = ''
        }}
      />
      <DropArea label={text.jobs} isOpen={mayWrite} drop={setFile}>
        {jobs.isError && <ProblemNote error={jobs.error} retry={() => void jobs.refetch()} />}
        {jobs.data?.total === 0 && (
          <div className="surface">
            <EmptyNote title={text.noJobs}>
              {mayWrite && <p>{text.dropHere}</p>}
              {choose}
            </EmptyNote>
          </div>
        )}
        <ul className="jobs">
          {jobs.data?.rows.map((job) => (
            <li key={job.id} className="surface padded">
              <JobCard of={job} />
            </li>
          ))}
        </ul>
      </DropArea>
      {file && (
        <NewBulkJob
          eventId={eventId}
          file={file}
          done={() => client.invalidateQueries({ queryKey: ['bulk', eventId] })}
          close={() => setFile(null)}
        />
      )}
    </>
  )
}

type DropProps = { label: string; isOpen: boolean; drop: (file: File | null) => void; children: ReactNode }

/** Takes a file that is dropped on it, if `isOpen`. */
function DropArea({ label, isOpen, drop, children }: DropProps) {
  const [over, setOver] = useState(false)
  return (
    <section
      className="drop stack"
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(isOpen)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (isOpen) drop(event.dataTransfer.files[0] ?? null)
      }}
    >
      {children}
    </section>
  )
}
