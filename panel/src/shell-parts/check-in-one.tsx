import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../api/laurel.ts'
import { Button } from '../components/button.ts'
import { ProblemNote } from '../components/problem-note.tsx'
import { toast } from '../components/toasts.tsx'
import { checkInOneMessages } from './messages/check-in-one.ts'

/**
 * Checks one person in at the door of the event by one press, which can be undone.
 * @param name names the person where there are several such buttons
 */
export function CheckInOne({ eventId, id, name }: { eventId: number; id: number; name?: string }) {
  const text = checkInOneMessages
  const client = useQueryClient()
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const stale = () => client.invalidateQueries({ queryKey: ['attendees', eventId] })
  const takeBack = async () => {
    try {
      await laurel.checkIn.undoEvent(eventId, id)
      toast(text.undone)
    } catch {
      toast(text.notUndone)
    }
    await stale()
  }
  const checkIn = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { already_checked_in } = await laurel.checkIn.event(eventId, { attendee_id: id })
      toast(already_checked_in ? text.wasIn : text.isIn, already_checked_in ? undefined : takeBack)
      await stale()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className="row">
        <Button loading={busy} {...(name && { 'aria-label': text.checkInOf(name) })} onClick={() => void checkIn()}>
          {text.checkIn}
        </Button>
      </div>
      {problem !== null && <ProblemNote error={problem} />}
    </>
  )
}
