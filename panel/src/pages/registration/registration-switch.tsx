import type { Event } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { registrationMessages } from './messages.ts'

/** Closes registration or opens it again, at once and with Undo. */
export function RegistrationSwitch({ of }: { of: Event }) {
  const text = registrationMessages
  const client = useQueryClient()
  const problem = useProblemText()
  const turn = useMutation({
    mutationFn: (closes: boolean) =>
      closes ? laurel.events.closeRegistration(of.id) : laurel.events.openRegistration(of.id),
    onSuccess: async (saved) => {
      client.setQueryData(eventQuery(of.id).queryKey, saved)
      await client.invalidateQueries({ queryKey: ['events', of.id] })
    },
    onError: (error) => toast(problem(error)),
  })
  if (!of.registration_enabled) return null
  const isClosed = of.registration_closed
  const act = async () => {
    await turn.mutateAsync(!isClosed)
    toast(isClosed ? text.reopened : text.hasClosed, () => turn.mutate(isClosed))
  }
  return (
    <Button variant={isClosed ? 'filled' : 'default'} loading={turn.isPending} onClick={() => void act()}>
      {isClosed ? text.open : text.close}
    </Button>
  )
}
