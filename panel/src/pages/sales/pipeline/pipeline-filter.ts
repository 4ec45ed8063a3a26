import { useNavigate, useSearch } from '@tanstack/react-router'

/** Filters that the board and the list share. */
export type PipelineFilter = { owner?: string; account_id?: number }

/** The filters of the pipeline and whether it is shown as a list, all in the address. */
export function usePipelineFilter() {
  const { owner, account_id, as } = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const filter: PipelineFilter = { ...(owner && { owner }), ...(account_id && { account_id: Number(account_id) }) }
  const change = (to: Record<string, string | undefined>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...to }) as never, replace: true })
  return { filter, isList: as === 'list', change }
}
