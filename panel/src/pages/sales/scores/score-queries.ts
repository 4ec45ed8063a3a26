import { queryOptions } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'

const EVERY_MS = 1_000

/** All score rules in order. */
export const scoreRulesQuery = queryOptions({
  queryKey: ['lead-scores', 'rules'],
  queryFn: () => laurel.crm.scores.listRules(),
})

/** The last recalculation of all scores; asked again while it runs. */
export const recalculationQuery = queryOptions({
  queryKey: ['lead-scores', 'recalculation'],
  queryFn: () => laurel.crm.scores.recalculation(),
  refetchInterval: ({ state }) => (state.data?.status === 'running' ? EVERY_MS : false),
})
