import type { Change, History } from '../../designer/layout-history.ts'
import type { FieldActs } from './use-field-acts.ts'
import { usePageKeys } from './use-page-keys.ts'

/** What keys do with fields. Where text is selected, or nothing is, the browser's own copy and cut stand. */
export function useFieldKeys({ selected }: History, acts: FieldActs, change: (change: Change) => void): void {
  const some = (act: () => void) => (event: KeyboardEvent) => {
    if (selected.length === 0 || !document.getSelection()!.isCollapsed) return
    event.preventDefault()
    act()
  }
  const own = { preventDefault: false }
  usePageKeys([
    ['mod+Z', acts.undo],
    ['mod+shift+Z', acts.redo],
    ['mod+Y', acts.redo],
    ['mod+A', acts.selectAll],
    ['mod+C', some(acts.copy), own],
    ['mod+X', some(acts.cut), own],
    ['mod+V', acts.paste],
    ['mod+D', acts.duplicate],
    ['Delete', some(acts.remove), own],
    ['Backspace', some(acts.remove), own],
    ['Escape', () => change({ kind: 'choose', indices: [] }), own],
  ])
}
