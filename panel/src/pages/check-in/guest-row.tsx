import type { LookedUpAttendee } from '@laurel/client'
import { Button } from '../../components/button.ts'
import { nameOf } from '../../components/name-of.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { checkInOneMessages } from '../../shell-parts/messages/check-in-one.ts'
import { guestMessages } from './guest-messages.ts'
import { checkInMessages } from './messages.ts'
import { useCheckIn } from './use-check-in.ts'

type Props = { eventId: number; session: number | null; of: LookedUpAttendee }

/** One guest, with the step that follows: in, out, or back. */
export function GuestRow({ eventId, session, of }: Props) {
  const text = checkInMessages
  const guests = guestMessages
  const { formats } = useLanguage()
  const doing = useCheckIn(eventId, session, of.id)
  const visit = of.sessions.find(({ session_id }) => session_id === session)
  const state =
    visit === undefined
      ? of.status === 'registered'
        ? null
        : text.verdicts.cancelled
      : visit.left_at === null
        ? text.inSince(formats.moment(visit.checked_in_at))
        : guests.leftAt(formats.moment(visit.left_at))
  return (
    <>
      <div className="row">
        <bdi>{nameOf(of)}</bdi>
        <bdi className="soft">{of.email}</bdi>
        {state !== null && <span className="soft">{state}</span>}
        <Steps of={of} visit={visit} doing={doing} />
      </div>
      {doing.isError && <ProblemNote error={doing.error} />}
    </>
  )
}

type StepsProps = {
  of: LookedUpAttendee
  visit: LookedUpAttendee['sessions'][number] | undefined
  doing: ReturnType<typeof useCheckIn>
}

function Steps({ of, visit, doing }: StepsProps) {
  const text = guestMessages
  const shared = checkInOneMessages
  const name = nameOf(of)
  const busy = { loading: doing.isPending }
  if (visit === undefined)
    return of.status === 'registered' ? (
      <Button {...busy} aria-label={shared.checkInOf(name)} onClick={() => doing.mutate('in')}>
        {shared.checkIn}
      </Button>
    ) : null
  if (visit.left_at !== null)
    return (
      <Button
        {...busy}
        variant="default"
        size="compact-sm"
        aria-label={text.undoOutOf(name)}
        onClick={() => doing.mutate('undoOut')}
      >
        {text.undoOut}
      </Button>
    )
  return (
    <>
      <Button
        {...busy}
        variant="default"
        size="compact-sm"
        aria-label={text.checkOutOf(name)}
        onClick={() => doing.mutate('out')}
      >
        {text.checkOut}
      </Button>
      <Button
        {...busy}
        variant="subtle"
        size="compact-sm"
        aria-label={text.undoInOf(name)}
        onClick={() => doing.mutate('undoIn')}
      >
        {text.undoIn}
      </Button>
    </>
  )
}
