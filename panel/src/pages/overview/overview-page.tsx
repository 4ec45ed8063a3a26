import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { NextPart } from './next-part.tsx'
import './overview.css'
import { overviewMessages } from './messages/overview.ts'
import { RunsPart } from './runs-part.tsx'
import { WentPart } from './went-part.tsx'
import { WrongPart } from './wrong-part.tsx'

// Once all steps are done they are not shown again.
const StepsPart = lazy(async () => ({ default: (await import('./steps-part.tsx')).StepsPart }))

/** Overview of the organisation; each part is shown to people who may read it. */
export function OverviewPage() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = overviewMessages
  // The overview covers the whole organisation, so members limited to some events do not see it.
  const maySeeAll = who.event_ids === null
  const maySee = maySeeAll && may(who, 'organisation:read')
  const mayAnalyse = maySeeAll && may(who, 'analytics:read')
  const standing = useQuery({
    queryKey: ['standing'],
    queryFn: () => laurel.organisation.standing(),
    enabled: maySee,
  })
  const seesNothing = !maySee && !mayAnalyse
  if (seesNothing && may(who, 'events:read')) return <Navigate to="/events" replace />
  return (
    <>
      <PageHead title={who.organisation.name} />
      {seesNothing && <p className="soft">{text.nothingToSee}</p>}
      <div className="overview">
        {maySee && (
          <Suspense fallback={<Skeleton height={160} className="whole" />}>
            <StepsPart standing={standing.data} />
          </Suspense>
        )}
        {maySee && standing.isPending && <Skeleton height={120} />}
        {standing.isError && <ProblemNote error={standing.error} retry={() => void standing.refetch()} />}
        {standing.data && <WrongPart of={standing.data} />}
        {standing.data && <NextPart of={standing.data} />}
        {maySee && <RunsPart />}
        {mayAnalyse && <WentPart />}
      </div>
    </>
  )
}
