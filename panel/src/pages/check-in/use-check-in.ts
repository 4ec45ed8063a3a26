import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { toast } from '../../components/toasts.tsx'
import { checkInOneMessages } from '../../shell-parts/messages/check-in-one.ts'
import { guestMessages } from './guest-messages.ts'

type Step = 'in' | 'out' | 'undoIn' | 'undoOut'

/** The step that takes each one back. */
const BACK: Record<Step, Step> = { in: 'undoIn', undoIn: 'in', out: 'undoOut', undoOut: 'out' }

/**
 * Checks one guest in and out, at the door of the event or of a session; the toast takes each step back.
 * @param session id of the session; null: the event itself
 */
export function useCheckIn(eventId: number, session: number | null, attendee: number) {
  const text = guestMessages
  const shared = checkInOneMessages
  const client = useQueryClient()
  const said: Record<Step, string> = { in: shared.isIn, out: text.isOut, undoIn: shared.undone, undoOut: text.isBack }
  const doing = useMutation({
    mutationFn: (step: Step) => take(step, eventId, session, attendee),
    onSuccess: async (_, step) => {
      toast(said[step], () => doing.mutateAsync(BACK[step]).catch(() => toast(shared.notUndone)))
      await client.invalidateQueries({
        predicate: ({ queryKey: [root, id] }) => (root === 'attendees' || root === 'check-in') && id === eventId,
      })
    },
  })
  return doing
}

async function take(step: Step, eventId: number, session: number | null, attendee_id: number): Promise<void> {
  const { checkIn } = laurel
  const body = { attendee_id }
  if (step === 'in') await (session === null ? checkIn.event(eventId, body) : checkIn.session(eventId, session, body))
  else if (step === 'out')
    await (session === null ? checkIn.outOfEvent(eventId, body) : checkIn.outOfSession(eventId, session, body))
  else if (step === 'undoIn')
    await (session === null
      ? checkIn.undoEvent(eventId, attendee_id)
      : checkIn.undoSession(eventId, session, attendee_id))
  else
    await (session === null
      ? checkIn.undoOutOfEvent(eventId, attendee_id)
      : checkIn.undoOutOfSession(eventId, session, attendee_id))
}
