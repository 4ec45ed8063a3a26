import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

const WHILE_RUNNING_MS = 2_000

/** Retention settings and the last runs, which are asked for again while one is running. */
export const retentionQuery = queryOptions({
  queryKey: ['organisation', 'retention'],
  queryFn: () => laurel.organisation.retention(),
  refetchInterval: ({ state }) => (state.data?.last_run?.status === 'running' ? WHILE_RUNNING_MS : false),
})
