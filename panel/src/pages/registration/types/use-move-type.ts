import type { RegistrationType } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { typesQuery } from '../../../api/registration-types-query.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'

type Move = { id: number; to: number }

/** Moves a type to another place of the list, which is shown at once and saved as the positions of all types. */
export function useMoveType(eventId: number, types: readonly RegistrationType[]) {
  const client = useQueryClient()
  const problem = useProblemText()
  const { queryKey } = typesQuery(eventId)
  return useMutation({
    mutationFn: async ({ id, to }: Move) => {
      const moved = types.filter((type) => type.id === id)
      const order = types.filter((type) => type.id !== id).toSpliced(to, 0, ...moved)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, order)
      for (const [position, type] of order.entries())
        if (type.position !== position) await laurel.registrationTypes.update(eventId, type.id, { position })
    },
    onError: (error) => toast(problem(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
