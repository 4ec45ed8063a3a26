import type { DealStage } from '@laurel/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { crmMessages } from '../messages/crm.ts'

/** The stages of the pipeline in order. */
export const stagesQuery = queryOptions({ queryKey: ['deals', 'stages'], queryFn: () => laurel.crm.stages.list() })

type Named = Pick<DealStage, 'label'> & { key: string }

/** English labels of the built-in stages: with these, the panel uses its own words. */
const BUILT_IN: Record<string, string> = {
  ...{ lead: 'Lead', qualified: 'Qualified', proposal: 'Proposal' },
  ...{ negotiation: 'Negotiation', won: 'Won', lost: 'Lost' },
}

/** Returns the name of a stage: its label, or the word of the panel for a built-in one that nobody renamed. */
export function useStageName(): (stage: Named) => string {
  const { stages } = crmMessages
  return ({ key, label }) => (BUILT_IN[key] === label ? stages[key]! : label)
}

/**
 * Returns what is known of a stage by its key. People who may not read contacts, and stages that were deleted, have the
 * name of the built-in stage or the key alone.
 */
export function useStage(): (key: string) => { name: string; kind: DealStage['kind'] | null } {
  const { who } = useRouteContext({ from: '/inside' })
  const { data: stages } = useQuery({ ...stagesQuery, enabled: may(who, 'crm:read') })
  const nameOf = useStageName()
  return (key) => {
    const known = stages?.find((stage) => stage.key === key)
    return { name: nameOf(known ?? { key, label: BUILT_IN[key] ?? key }), kind: known?.kind ?? null }
  }
}
