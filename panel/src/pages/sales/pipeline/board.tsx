import type { Deal } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useDrag } from '../../../components/use-drag.ts'
import { BoardColumn } from './board-column.tsx'
import { boardTarget } from './board-target.ts'
import { pipelineMessages } from './messages.ts'
import { type BoardTarget, moveOnBoard } from './move-on-board.ts'
import type { PipelineFilter } from './pipeline-filter.ts'
import { useMoveDeal } from './use-move-deal.ts'

const MoveDeal = lazy(async () => ({ default: (await import('./move-deal.tsx')).MoveDeal }))

const pipelineQuery = (filter: PipelineFilter) =>
  queryOptions({ queryKey: ['pipeline', filter], queryFn: () => laurel.crm.deals.pipeline(filter) })

type Props = { filter: PipelineFilter; mayWrite: boolean; add: (stage?: string) => void }

/** The pipeline as a board: a column for each stage, with cards that are dragged from one to another. */
export function Board({ filter, mayWrite, add }: Props) {
  const text = pipelineMessages
  const query = pipelineQuery(filter)
  const board = useQuery(query)
  const moving = useMoveDeal(query.queryKey)
  const [asked, setAsked] = useState<Deal | null>(null)
  const move = (deal: Deal, target: BoardTarget) => {
    // A deal that is put back where it was does not move.
    if (board.data && isSame(moveOnBoard(board.data, deal, target), board.data)) return
    moving.mutate({ deal, target })
  }
  const { drag, begin } = useDrag<Deal, BoardTarget>({
    block: '.deal-card',
    targetOf: boardTarget,
    drop: move,
    sideways: '.board',
  })
  if (board.isError) return <ProblemNote error={board.error} retry={() => void board.refetch()} />
  if (!board.data) return <Skeleton height={420} />
  const isEmpty = board.data.stages.every(({ deal_count }) => deal_count === 0)
  return (
    <>
      {isEmpty && Object.keys(filter).length === 0 && (
        <EmptyNote title={text.none}>
          <p>{text.noneHow}</p>
        </EmptyNote>
      )}
      <div
        className="board"
        role="region"
        aria-label={text.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard too
        tabIndex={0}
        data-dragging={drag !== null || undefined}
      >
        {board.data.stages.map((stage) => (
          <BoardColumn
            key={stage.stage}
            of={stage}
            {...{ mayWrite, drag, begin }}
            openMove={setAsked}
            add={() => add(stage.stage)}
          />
        ))}
      </div>
      {drag !== null && (
        <div className="deal-dragged" aria-hidden style={{ top: drag.y, left: drag.x }}>
          <bdi>{drag.item.title}</bdi>
        </div>
      )}
      <Suspense>
        {asked && (
          <MoveDeal of={asked} board={board.data} move={(target) => move(asked, target)} close={() => setAsked(null)} />
        )}
      </Suspense>
    </>
  )
}

const isSame = (...[a, b]: [ReturnType<typeof moveOnBoard>, ReturnType<typeof moveOnBoard>]) =>
  JSON.stringify(a.stages.map(({ deals }) => deals.map(({ id }) => id))) ===
  JSON.stringify(b.stages.map(({ deals }) => deals.map(({ id }) => id)))
