import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { overviewMessages } from './messages/overview.ts'

const AGAIN_MS = 3_000
const isOn = ({ status }: { status: string }) => status === 'pending' || status === 'running'

/** Running jobs and their progress, refetched while there are any. */
export function RunsPart() {
  const text = overviewMessages
  const { formats } = useLanguage()
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: async () => (await laurel.organisation.listJobs({ limit: 50 })).rows.filter(isOn),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? AGAIN_MS : false),
  })
  return (
    <section className="surface padded stack" aria-labelledby="runs">
      <h2 className="group-title" id="runs">
        {text.runs}
      </h2>
      {jobs.isError && <ProblemNote error={jobs.error} retry={() => void jobs.refetch()} />}
      {jobs.data?.length === 0 && <p className="soft">{text.nothingRuns}</p>}
      {jobs.data?.map(({ kind, id, title, status, done, total, rest_seconds }) => (
        <div key={`${kind} ${id}`}>
          <div>
            {text.jobKind[kind]}
            {COLON} <bdi>{title}</bdi>
          </div>
          {total !== null && (
            <progress
              className="job-bar"
              value={done}
              max={Math.max(1, total)}
              aria-label={`${text.jobKind[kind]}${COLON} ${title}`}
            />
          )}
          <div className="soft count">
            {[
              text.jobStatus[status],
              total === null ? formats.number(done) : text.ofHow(formats.number(done), formats.number(total)),
              rest_seconds !== null && text.rest(formats.number(Math.ceil(rest_seconds / 60))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
      ))}
    </section>
  )
}
