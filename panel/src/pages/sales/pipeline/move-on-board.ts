import type { Deal, Pipeline } from '@laurel/client'

export type BoardStage = Pipeline['stages'][number]

/** New position of a deal: a stage, and the deal of this stage directly above or below it; neither: on top. */
export type BoardTarget = { stage: string; before?: number; after?: number }

/** Returns the board with a deal moved, with counts and totals of both stages, as the service will return it. */
export function moveOnBoard({ stages }: Pipeline, deal: Deal, target: BoardTarget): Pipeline {
  return {
    stages: stages.map((stage) => {
      const left = stage.deals.filter(({ id }) => id !== deal.id)
      const wasHere = stage.stage === deal.stage
      const isHere = stage.stage === target.stage
      const added = (isHere ? 1 : 0) - (wasHere ? 1 : 0)
      return {
        ...stage,
        deals: isHere ? insert(left, { ...deal, stage: target.stage }, target) : left,
        deal_count: stage.deal_count + added,
        sums: added === 0 ? stage.sums : addToSums(stage, deal, added),
      }
    }),
  }
}

function insert(deals: readonly Deal[], deal: Deal, { before, after }: BoardTarget): Deal[] {
  const at = deals.findIndex(({ id }) => id === (before ?? after))
  const place = at === -1 ? 0 : before === undefined ? at + 1 : at
  return deals.toSpliced(place, 0, deal)
}

function addToSums({ sums, weight }: BoardStage, { amount, currency }: Deal, times: number): BoardStage['sums'] {
  const known = sums.some((sum) => sum.currency === currency)
    ? sums
    : [...sums, { currency, amount: 0, weighted_amount: 0 }]
  return known.map((sum) =>
    sum.currency === currency
      ? {
          currency,
          amount: sum.amount + times * amount,
          weighted_amount: sum.weighted_amount + times * amount * weight,
        }
      : sum,
  )
}

/** Returns where a deal is on the board, so that a move can be undone. */
export function placeOf({ stages }: Pipeline, { id, stage }: Deal): BoardTarget {
  const deals = stages.find((each) => each.stage === stage)?.deals ?? []
  const at = deals.findIndex((deal) => deal.id === id)
  const [above, below] = [deals[at - 1], deals[at + 1]]
  if (below !== undefined && at !== -1) return { stage, before: below.id }
  return above !== undefined && at !== -1 ? { stage, after: above.id } : { stage }
}
