import type { Change, History } from '../../../designer/layout-history.ts'
import type { FieldActions } from './fields/use-field-actions.ts'
import { usePageKeys } from './use-page-keys.ts'

/** Keyboard actions on fields. If text is selected, or no field is, copy and cut keep their browser behaviour. */
export function useFieldKeys({ selected }: History, actions: FieldActions, change: (change: Change) => void): void {
  const some = (action: () => void) => (event: KeyboardEvent) => {
    if (selected.length === 0 || !document.getSelection()!.isCollapsed) return
    event.preventDefault()
    action()
  }
  const own = { preventDefault: false }
  usePageKeys([
    ['mod+Z', actions.undo],
    ['mod+shift+Z', actions.redo],
    ['mod+Y', actions.redo],
    ['mod+A', actions.selectAll],
    ['mod+C', some(actions.copy), own],
    ['mod+X', some(actions.cut), own],
    ['mod+V', actions.paste],
    ['mod+D', actions.duplicate],
    ['Delete', some(actions.remove), own],
    ['Backspace', some(actions.remove), own],
    ['Escape', () => change({ kind: 'choose', indices: [] }), own],
  ])
}
