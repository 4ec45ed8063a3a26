/** Kinds of stages: deals are open until they are won or lost. */
export const STAGE_KINDS = ['open', 'won', 'lost'] as const

/** A stage of the pipeline; `weight` is the probability of winning a deal in it, which weighted totals use. */
export type StageSettings = { key: string; label: string; kind: (typeof STAGE_KINDS)[number]; weight: number }

/** Stages of an organisation that has not defined its own. The migration stores the same with its first deal. */
export const DEFAULT_STAGES: readonly StageSettings[] = [
  { key: 'lead', label: 'Lead', kind: 'open', weight: 0.1 },
  { key: 'qualified', label: 'Qualified', kind: 'open', weight: 0.25 },
  { key: 'proposal', label: 'Proposal', kind: 'open', weight: 0.5 },
  { key: 'negotiation', label: 'Negotiation', kind: 'open', weight: 0.75 },
  { key: 'won', label: 'Won', kind: 'won', weight: 1 },
  { key: 'lost', label: 'Lost', kind: 'lost', weight: 0 },
]
