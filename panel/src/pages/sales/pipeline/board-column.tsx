import type { Deal } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { BeginDrag, Drag } from '../../../components/use-drag.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { DealCard } from './deal-card.tsx'
import { pipelineMessages } from './messages.ts'
import type { BoardStage, BoardTarget } from './move-on-board.ts'

type Props = {
  of: BoardStage
  mayWrite: boolean
  drag: Drag<Deal, BoardTarget> | null
  begin: BeginDrag<Deal>
  openMove: (deal: Deal) => void
  add: () => void
}

/** A column of the board: a stage with its totals and its first deals. */
export function BoardColumn({ of, mayWrite, drag, begin, openMove, add }: Props) {
  const text = pipelineMessages
  const { formats } = useLanguage()
  const nameOf = useStageName()
  const id = useId()
  const name = nameOf({ key: of.stage, label: of.label })
  const target = drag?.target?.stage === of.stage ? drag.target : null
  const cards = of.deals.map((deal) => (
    <DealCard
      key={deal.id}
      of={deal}
      mayWrite={mayWrite}
      isDragged={drag?.item.id === deal.id}
      begin={(event) => begin(deal, event)}
      openMove={() => openMove(deal)}
    />
  ))
  return (
    <section
      className="board-stage"
      aria-labelledby={id}
      data-stage={of.stage}
      data-over={target !== null || undefined}
    >
      <header>
        <h2 id={id}>
          <bdi>{name}</bdi> <span className="soft count">{formats.number(of.deal_count)}</span>
        </h2>
        <StageSums of={of} />
      </header>
      <ul>{target === null ? cards : withLine(cards, of.deals, target)}</ul>
      {of.deals.length === 0 && target === null && <p className="soft board-none">{text.noneHere}</p>}
      {of.deal_count > of.deals.length && (
        <Link to="/crm/pipeline" search={{ as: 'list', stage: of.stage } as never}>
          {text.more(formats.number(of.deal_count))}
        </Link>
      )}
      {mayWrite && of.kind === 'open' && (
        <button type="button" className="plain board-add" aria-label={text.addIn(name)} onClick={add}>
          + {text.add}
        </button>
      )}
    </section>
  )
}

function StageSums({ of: { sums, kind } }: { of: BoardStage }) {
  const text = pipelineMessages
  const { money } = useLanguage().formats
  if (sums.length === 0) return <p className="soft">{text.noSum}</p>
  const said = (of: 'amount' | 'weighted_amount') => sums.map((sum) => money(sum[of], sum.currency)).join(' + ')
  return (
    <p className="count">
      {said('amount')}
      {kind === 'open' && <span className="soft board-weighted">{text.weighted(said('weighted_amount'))}</span>}
    </p>
  )
}

/** Adds a line where the dragged deal would be dropped. */
function withLine(cards: React.ReactNode[], deals: readonly Deal[], { before, after }: BoardTarget) {
  const at = deals.findIndex(({ id }) => id === (before ?? after))
  const place = at === -1 ? 0 : before === undefined ? at + 1 : at
  return cards.toSpliced(place, 0, <li key="line" className="board-line" aria-hidden />)
}
