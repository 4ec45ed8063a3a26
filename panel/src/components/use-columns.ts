import type { Column } from './list-types.ts'
import type { ListState } from './use-list.ts'

export type ColumnChoice<Row> = {
  all: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  isShown: (key: string) => boolean
  toggle: (key: string) => void
}

/** Visible columns: from the address, otherwise from this browser. The first column is always visible. */
export function useColumns<Row>(id: string, columns: readonly Column<Row>[], list: ListState): ColumnChoice<Row> {
  const place = `laurel-columns-${id}`
  const chosen =
    list.columns?.split('.') ?? readKept(place) ?? columns.flatMap(({ key, hidden }) => (hidden ? [] : [key]))
  const isShown = (key: string) => key === columns[0]?.key || chosen.includes(key)
  return {
    all: columns,
    shown: columns.filter(({ key }) => isShown(key)),
    isShown,
    toggle: (key) => {
      const keys = columns.map((column) => column.key).filter((each) => isShown(each) !== (each === key))
      localStorage.setItem(place, JSON.stringify(keys))
      list.change({ columns: keys.join('.') })
    },
  }
}

function readKept(place: string): string[] | null {
  const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null
}
