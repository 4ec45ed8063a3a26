import type { ReactNode } from 'react'
import { useLanguage } from '../messages/use-messages.tsx'
import { Button } from './button.ts'
import type { Chosen } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import type { useChosen } from './use-chosen.ts'

/** Number of selected rows, with their actions. */
export function ChosenBar({
  selection,
  total,
  capped,
  actions,
}: {
  selection: ReturnType<typeof useChosen>
  total: number
  capped: boolean
  actions: (chosen: Chosen, done: () => void) => ReactNode
}) {
  const text = listMessages
  const { formats } = useLanguage()
  const { chosen, chooseAll, none } = selection
  const all = `${formats.number(total)}${capped ? '+' : ''}`
  const selected = text.chosen(chosen.all ? all : formats.number(chosen.count))
  return (
    <div className="chosen" role="toolbar" aria-label={selected}>
      <span aria-live="polite">{selected}</span>
      {!chosen.all && total > chosen.count && (
        <Button variant="subtle" size="compact-sm" onClick={chooseAll}>
          {text.chooseAll(all)}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={none}>
        {text.chooseNone}
      </Button>
      {actions(chosen, none)}
    </div>
  )
}
