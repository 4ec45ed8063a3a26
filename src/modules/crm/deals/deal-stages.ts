/** The stages of a deal in their order, and how likely it is to be won in each: what weighted sums count of it. */
export const STAGE_WEIGHTS = { lead: 0.1, qualified: 0.25, proposal: 0.5, negotiation: 0.75, won: 1, lost: 0 } as const

export type DealStage = keyof typeof STAGE_WEIGHTS

export const DEAL_STAGES = Object.keys(STAGE_WEIGHTS) as DealStage[]

/** Whether a deal in this stage is over. */
export function isClosed(stage: DealStage): boolean {
  return stage === 'won' || stage === 'lost'
}
