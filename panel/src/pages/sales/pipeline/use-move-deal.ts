import { type Deal, LaurelError, type Pipeline } from '@laurel/client'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { pipelineMessages } from './messages.ts'
import { type BoardTarget, moveOnBoard, placeOf } from './move-on-board.ts'

export type DealMove = { deal: Deal; target: BoardTarget }

/** Neighbours that another person moved or deleted in the meantime. */
const GONE = ['other_stage', 'unknown_deal']

/** Moves deals on the board at once, before the service answers; each move can be undone. */
export function useMoveDeal(queryKey: QueryKey) {
  const text = pipelineMessages
  const client = useQueryClient()
  const nameOf = useStageName()
  const problemText = useProblemText()
  const show = async ({ deal, target }: DealMove) => {
    await client.cancelQueries({ queryKey: ['pipeline'] })
    const before = client.getQueryData<Pipeline>(queryKey)
    if (before) client.setQueryData(queryKey, moveOnBoard(before, deal, target))
    return before && placeOf(before, deal)
  }
  const refresh = () =>
    Promise.all(['pipeline', 'deals', 'accounts'].map((root) => client.invalidateQueries({ queryKey: [root] })))
  return useMutation({
    mutationFn: ({ deal, target }: DealMove) => putDeal(deal.id, target),
    onMutate: show,
    onSuccess: (moved, { deal }, place) => {
      const stage = client.getQueryData<Pipeline>(queryKey)?.stages.find((each) => each.stage === moved.stage)
      const name = stage ? nameOf({ key: stage.stage, label: stage.label }) : moved.stage
      toast(text.moved(deal.title, name), async () => {
        const back = { deal: moved, target: place ?? { stage: deal.stage } }
        await show(back)
        await putDeal(deal.id, back.target).catch((error: unknown) => toast(problemText(error)))
        await refresh()
      })
    },
    onError: (error) => toast(problemText(error)),
    onSettled: refresh,
  })
}

/** Puts a deal at its place; on top of the stage if the neighbour is no longer there. */
async function putDeal(id: number, target: BoardTarget): Promise<Deal> {
  try {
    return await laurel.crm.deals.update(id, target)
  } catch (error) {
    if (!(error instanceof LaurelError) || !error.problems.some(({ type }) => GONE.includes(type))) throw error
    return laurel.crm.deals.update(id, { stage: target.stage })
  }
}
