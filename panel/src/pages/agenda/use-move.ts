import type { Session } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { sessionsQuery } from '../../api/session-queries.ts'
import { toast } from '../../components/toasts.tsx'
import { agendaMessages } from './messages.ts'

/** The new start and room (null: none) of a session, which keeps its length. */
export type Move = { session: Session; start: string; room: string | null }

/** Moves sessions; each move can be undone. */
export function useMove(eventId: number) {
  const text = agendaMessages
  const client = useQueryClient()
  const { queryKey } = sessionsQuery(eventId)
  const put = async (id: number, to: Pick<Session, 'start_time' | 'end_time' | 'location'>) => {
    await laurel.sessions.update(eventId, id, to)
    await client.invalidateQueries({ queryKey })
  }
  return useMutation({
    mutationFn: ({ session, start, room }: Move) => {
      const length = Date.parse(session.end_time) - Date.parse(session.start_time)
      const end_time = new Date(Date.parse(start) + length).toISOString()
      return put(session.id, { start_time: start, end_time, location: room })
    },
    onSuccess: (_, { session: { id, title, start_time, end_time, location } }) =>
      toast(text.moved(title), () => put(id, { start_time, end_time, location })),
  })
}
