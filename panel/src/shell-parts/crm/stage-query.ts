import type { DealStage } from '@laurel/client'
import { queryOptions } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { useMessages } from '../../messages/use-messages.tsx'
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
  const { stages } = useMessages(crmMessages)
  return ({ key, label }) => (BUILT_IN[key] === label ? stages[key]! : label)
}
