import type { AutomationRule } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { ruleMessages } from './messages/rules.ts'

export type Turn = Pick<AutomationRule, 'id' | 'name' | 'enabled'>

/** Enables or disables a rule of an event, which can be undone. */
export function useTurnRule(eventId: number) {
  const text = useMessages(ruleMessages)
  const problemText = useProblemText()
  const client = useQueryClient()
  const change = async ({ id, enabled }: Turn) => {
    await laurel.automations.update(eventId, id, { enabled })
    await client.invalidateQueries({ queryKey: ['automations', eventId] })
  }
  const turn = useMutation({
    mutationFn: change,
    onSuccess: (_, { id, name, enabled }) =>
      toast(enabled ? text.turnedOn(name) : text.turnedOff(name), () => change({ id, name, enabled: !enabled })),
    onError: (error) => toast(problemText(error)),
  })
  return (rule: AutomationRule) => turn.mutate({ id: rule.id, name: rule.name, enabled: !rule.enabled })
}
