/** Stages of a deal in order, with the probability of winning that weighted totals use. */
export const STAGE_WEIGHTS = { lead: 0.1, qualified: 0.25, proposal: 0.5, negotiation: 0.75, won: 1, lost: 0 } as const

export type DealStage = keyof typeof STAGE_WEIGHTS

export const DEAL_STAGES = Object.keys(STAGE_WEIGHTS) as DealStage[]

/** True if a deal in this stage is won or lost. */
export function isClosed(stage: DealStage): boolean {
  return stage === 'won' || stage === 'lost'
}
