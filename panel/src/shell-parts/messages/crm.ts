import { messages } from '../../messages/use-messages.tsx'

export const crmMessages = messages({
  more: 'Show more',
  change: 'Change',
  choose: 'Choose',
  clear: 'Remove',
  find: (label: string) => `Find: ${label}`,
  nobodyFound: 'No results.',
  found: (count: string) => (count === '1' ? '1 result' : `${count} results`),
  noneChosen: 'None',
  stages: {
    lead: 'Lead',
    qualified: 'Qualified',
    proposal: 'Proposal',
    negotiation: 'Negotiation',
    won: 'Won',
    lost: 'Lost',
  } as Record<string, string>,
})
