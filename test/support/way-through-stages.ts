const DEAL_STAGES = ['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost']

export type StageMove = { id: number; deal_id: number; from_stage: string | null; to_stage: string; at: Date }

/** How deals went through a stage, by a look at the moves of each. @param changes in the order of their times */
export function wayThrough(stage: string, changes: StageMove[], within: (at: Date | null) => boolean): object {
  const ways = [...Map.groupBy(changes, ({ deal_id }) => deal_id).values()]
  const entered = ways.flatMap((way) => {
    const at = way.findIndex((change) => change.to_stage === stage && within(change.at))
    return at < 0 ? [] : [{ after: way.slice(at + 1), last: way.at(-1)!.to_stage }]
  })
  const goesOn = ({ after }: { after: StageMove[] }) =>
    after.some(({ to_stage }) => to_stage !== 'lost' && DEAL_STAGES.indexOf(to_stage) > DEAL_STAGES.indexOf(stage))
  const stays = ways
    .flatMap((way) =>
      way.flatMap(({ from_stage, at }, nth) =>
        from_stage === stage && within(at) ? [at.getTime() - way[nth - 1]!.at.getTime()] : [],
      ),
    )
    .toSorted((a, b) => a - b)
  const mean = stays.reduce((sum, each) => sum + each, 0) / stays.length
  const middle = (stays[Math.floor((stays.length - 1) / 2)]! + stays[Math.ceil((stays.length - 1) / 2)]!) / 2
  const moved = entered.filter(goesOn).length
  return {
    stage,
    entered: entered.length,
    moved_on: moved,
    won: entered.filter(({ last }) => last === 'won').length,
    lost: entered.filter(({ last }) => last === 'lost').length,
    rate: entered.length === 0 ? 0 : Math.round((moved / entered.length) * 10_000) / 10_000,
    left: stays.length,
    mean_seconds: stays.length === 0 ? null : Math.round(mean) / 1_000,
    median_seconds: stays.length === 0 ? null : Math.round(middle) / 1_000,
  }
}
