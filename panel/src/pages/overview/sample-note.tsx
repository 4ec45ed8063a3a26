import type { Standing } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { stepMessages } from './messages/steps.ts'

const TakeAway = lazy(async () => ({ default: (await import('./take-sample-away.tsx')).TakeSampleAway }))

/** Offers sample data to an empty organisation, and removes it. */
export function SampleNote({ standing, isEmpty }: { standing: Standing | undefined; isEmpty: boolean }) {
  const { has_sample_data: exists = false, sample_event_id: event = null } = standing ?? {}
  const text = stepMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [leaving, setLeaving] = useState(false)
  const make = useMutation({
    mutationFn: () => laurel.organisation.createSampleData(),
    onSuccess: async () => {
      toast(text.sampleMade)
      await client.invalidateQueries()
    },
  })
  if (!may(who, 'organisation:write') || (!exists && !isEmpty)) return null
  return (
    <div className="row whole">
      {make.isError && <ProblemNote error={make.error} />}
      <span className="soft">{exists ? text.sampleHere : text.sampleAbout}</span>
      {exists ? (
        <>
          {event !== null && (
            <Link to="/events/$eventId" params={{ eventId: event }}>
              {text.sampleOpen}
            </Link>
          )}
          <Button variant="default" onClick={() => setLeaving(true)}>
            {text.sampleAway}
          </Button>
        </>
      ) : (
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {text.sample}
        </Button>
      )}
      {leaving && (
        <Suspense>
          <TakeAway close={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  )
}
