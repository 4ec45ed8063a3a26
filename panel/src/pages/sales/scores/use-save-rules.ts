import type { LeadScoreRule } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { toast } from '../../../components/toasts.tsx'
import { recalculationQuery, scoreRulesQuery } from './score-queries.ts'

/** Saves all rules, with undo; the service then recalculates all scores. */
export function useSaveRules(): (rules: LeadScoreRule[]) => Promise<{ announce: (said: string) => void }> {
  const client = useQueryClient()
  const put = async (rules: LeadScoreRule[]) => {
    client.setQueryData(scoreRulesQuery.queryKey, await laurel.crm.scores.saveRules(rules))
    await client.invalidateQueries({ queryKey: recalculationQuery.queryKey })
  }
  return async (rules) => {
    // The list may have been changed elsewhere since it was shown, so the undo goes back to what was there.
    const before = client.getQueryData(scoreRulesQuery.queryKey)
    await put(rules)
    return { announce: (said) => toast(said, before && (() => put(before))) }
  }
}
