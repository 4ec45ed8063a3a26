import type { Retention } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { retentionQuery } from '../../api/retention-query.ts'
import { may } from '../../api/sign-in-session.ts'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { retentionMessages } from './messages/retention.ts'
import { KINDS, RetentionForm } from './retention-form.tsx'
import { RunRetention } from './run-retention.tsx'

/** For how long records are kept, and what the last runs deleted. */
export function RetentionPart() {
  const { who } = useRouteContext({ from: '/inside' })
  const retention = useQuery(retentionQuery)
  const mayWrite = may(who, 'organisation:write')
  if (retention.isPending) return <Skeleton height={320} />
  if (retention.isError) return <ProblemNote error={retention.error} retry={() => void retention.refetch()} />
  return (
    <div className="stack narrow">
      {mayWrite && <RetentionForm of={retention.data} />}
      <Runs of={retention.data} mayWrite={mayWrite} />
    </div>
  )
}

function Runs({ of, mayWrite }: { of: Retention; mayWrite: boolean }) {
  const text = retentionMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const zone = who.organisation.time_zone
  const { last_run: last, recent } = of
  const id = useId()
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {text.runs}
      </h2>
      <Facts
        of={[
          [
            text.last,
            last
              ? `${formats.moment(last.started_at, zone)} · ${text.statuses[last.status] ?? last.status}`
              : text.none,
          ],
          ...(last?.duration_seconds == null
            ? []
            : [[text.duration, formats.duration(Math.max(1, Math.round(last.duration_seconds)))] as const]),
          [text.next, formats.moment(of.next_run_at, zone)],
        ]}
      />
      {last && (
        <div className="scrolled">
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{text.records}</th>
                <th scope="col">{text.removedLast}</th>
                <th scope="col">{text.removedAll(formats.number(recent.runs))}</th>
              </tr>
            </thead>
            <tbody>
              {KINDS.map((kind) => (
                <tr key={kind}>
                  <th scope="row">{text.kinds[kind]!.name}</th>
                  <td data-number="true">{formats.number(last.removed[kind])}</td>
                  <td data-number="true">{formats.number(recent.removed[kind])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayWrite && <RunRetention isRunning={last?.status === 'running'} />}
    </section>
  )
}
