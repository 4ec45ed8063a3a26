import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useSingleKeys } from './use-single-keys.ts'

type Moves = {
  total: number
  /** Scrolls to a row. */
  reach: (index: number) => void
  open: (index: number) => void
  choose: (index: number) => void
  clear: () => void
}

/** The row that the keys have reached; -1 before they are used. */
export function useActiveRow({ total, reach, open, choose, clear }: Moves) {
  const [active, setActive] = useState(-1)
  useListKeys({
    move: (by) => {
      const next = Math.max(0, Math.min(total - 1, active + by))
      setActive(next)
      reach(next)
    },
    open: () => open(active),
    choose: () => choose(active),
    clear,
  })
  return { active, setActive }
}

type ListKeys = { move: (by: number) => void; open: () => void; choose: () => void; clear: () => void }

function useListKeys({ move, open, choose, clear }: ListKeys) {
  // Buttons, menus and dialogs handle these keys themselves.
  const onPage = (action: () => void) => (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('a, button, [role=menu], [role=dialog]')) action()
  }
  useSingleKeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['x', choose],
    ['e', open],
  ])
  useHotkeys([
    ['ArrowDown', onPage(() => move(1))],
    ['ArrowUp', onPage(() => move(-1))],
    ['Home', onPage(() => move(Number.NEGATIVE_INFINITY))],
    ['End', onPage(() => move(Number.POSITIVE_INFINITY))],
    ['Enter', onPage(open), { preventDefault: false }],
    ['Escape', onPage(clear), { preventDefault: false }],
  ])
}
