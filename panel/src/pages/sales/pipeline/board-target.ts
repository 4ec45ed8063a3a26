import type { Deal } from '@laurel/client'
import type { HeldItem } from '../../../components/use-drag.ts'
import type { BoardTarget } from './move-on-board.ts'

/** Finds the stage below the pointer, and the deal that a dragged one would be above or below. Null outside of every stage. */
export function boardTarget({ item, x, y }: HeldItem<Deal>): BoardTarget | null {
  const column = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest('.board-stage'))
    .find((each) => each !== null)
  const stage = column?.getAttribute('data-stage')
  if (!column || !stage) return null
  const cards = [...column.querySelectorAll<HTMLElement>('.deal-card')].filter(
    ({ dataset }) => dataset.deal !== String(item.id),
  )
  const below = cards.find((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return y < (top + bottom) / 2
  })
  if (below) return { stage, before: Number(below.dataset.deal) }
  const last = cards.at(-1)
  return last ? { stage, after: Number(last.dataset.deal) } : { stage }
}
