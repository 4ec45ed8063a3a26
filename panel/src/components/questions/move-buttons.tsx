import type { MouseEvent } from 'react'
import { ArrowDown, ArrowUp } from '../icons.tsx'
import { questionMessages } from './messages.ts'

type Props = {
  /** Name of the row, as people read it. */
  label: string
  nth: number
  count: number
  move: (to: number) => void
}

/** Buttons that move a row of an ordered list up and down. */
export function MoveButtons({ label, nth, count, move }: Props) {
  const text = questionMessages
  const shift = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    move(to)
    // A row that the browser moves in the document loses the focus.
    requestAnimationFrame(() => {
      const enabled = button.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button
      enabled?.focus()
    })
  }
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={text.up(label)}
        title={text.moveUp}
        disabled={nth === 0}
        onClick={shift(nth - 1)}
      >
        <ArrowUp aria-hidden size={18} />
      </button>
      <button
        type="button"
        className="plain"
        aria-label={text.down(label)}
        title={text.moveDown}
        disabled={nth === count - 1}
        onClick={shift(nth + 1)}
      >
        <ArrowDown aria-hidden size={18} />
      </button>
    </>
  )
}
