import { LaurelError } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { ruleMessages } from './messages/rules.ts'
import { isCopy, type Rule } from './rule-choices.ts'
import type { Rules } from './rules-of.ts'

/** Enables or disables a rule, which can be undone. */
export function useTurnRule(rules: Rules) {
  const text = ruleMessages
  const problemText = useProblemText()
  const client = useQueryClient()
  const change = async (id: number, enabled: boolean) => {
    await rules.update(id, { enabled })
    await client.invalidateQueries({ queryKey: ['automations'] })
  }
  const turn = useMutation({
    mutationFn: ({ id, enabled }: Rule) => change(id, !enabled),
    onSuccess: (_, { id, name, enabled }) =>
      toast(enabled ? text.turnedOff(name) : text.turnedOn(name), () => change(id, enabled)),
    onError: (error, rule) => {
      const isOriginalOff = isCopy(rule) && error instanceof LaurelError && error.status === 409
      toast(isOriginalOff ? text.originalOff : problemText(error))
    },
  })
  return (rule: Rule) => turn.mutate(rule)
}
