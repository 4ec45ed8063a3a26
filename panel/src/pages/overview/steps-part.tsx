import type { SetupProgress, Standing } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { Circle, CircleCheck } from '../../components/icons.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { stepMessages } from './messages/steps.ts'
import { SampleNote } from './sample-note.tsx'

type Step = SetupProgress['steps'][number]['step']

/** Pages where each step is done, first match wins, and the scope each needs. */
const PLACES: Record<Step, { scope: string; to: readonly string[] }> = {
  event: { scope: 'events:write', to: ['/events'] },
  people: { scope: 'attendees:write', to: ['/events/$eventId/attendees'] },
  design: { scope: 'certificates:read', to: ['/designs'] },
  issue: { scope: 'certificates:write', to: ['/events/$eventId/certificates', '/events/$eventId/attendees'] },
  share: { scope: 'events:read', to: ['/events/$eventId/share'] },
}

/** The first five steps until all are completed, and sample data while there is no event. */
export function StepsPart({ standing }: { standing: Standing | undefined }) {
  const text = stepMessages
  const { formats } = useLanguage()
  const progress = useQuery({ queryKey: ['setup-progress'], queryFn: () => laurel.organisation.setupProgress() })
  if (progress.isPending) return <Skeleton height={160} className="whole" />
  if (progress.isError) return <ProblemNote error={progress.error} retry={() => void progress.refetch()} />
  const { steps, next, event_id } = progress.data
  const isEmpty = steps.every(({ done }) => !done)
  if (next === null) return <SampleNote standing={standing} isEmpty={false} />
  return (
    <section className="surface padded whole stack" aria-labelledby="steps">
      <h2 className="group-title" id="steps">
        {text.steps}{' '}
        <span className="soft count">
          {text.stepsDone(formats.number(steps.filter(({ done }) => done).length), formats.number(steps.length))}
        </span>
      </h2>
      <ol className="steps">
        {steps.map(({ step, done }) => (
          <li key={step} data-next={step === next || undefined}>
            <span className="mark">
              {done ? <CircleCheck aria-hidden size={18} /> : <Circle aria-hidden size={18} />}
              <strong>{text.step[step]}</strong>
            </span>
            {!done && <p className="soft about">{text.stepAbout[step]}</p>}
            {step === next ? (
              <Go step={step} event={event_id} />
            ) : (
              <Badge variant="light" color={done ? 'laurel' : 'gray'}>
                {done ? text.done : text.open}
              </Badge>
            )}
          </li>
        ))}
      </ol>
      <SampleNote standing={standing} isEmpty={isEmpty} />
    </section>
  )
}

function Go({ step, event }: { step: Step; event: number | null }) {
  const text = stepMessages
  const { who } = useRouteContext({ from: '/inside' })
  const router = useRouter()
  const { scope, to } = PLACES[step]
  const place = to.find((path) => path in router.routesByPath)
  if (!place || !may(who, scope)) return null
  const where = {
    to: place as '/events/$eventId/share',
    params: { eventId: event ?? 0 },
    ...(step === 'event' && { search: { new: '1' } }),
  }
  return (
    <Button size="sm" renderRoot={(props) => <Link {...props} {...where} />}>
      {text.step[step]}
    </Button>
  )
}
