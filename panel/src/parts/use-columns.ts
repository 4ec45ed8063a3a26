import { useState } from 'react'
import type { Column } from './list-types.ts'

export type ColumnChoice<Row> = {
  all: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  isShown: (key: string) => boolean
  toggle: (key: string) => void
  set: (keys: readonly string[]) => void
}

/** Which columns of a list are shown; this browser remembers it. The first always is. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const place = `laurel-columns-${list}`
  const [chosen, setChosen] = useState(
    () => readKept(place) ?? columns.flatMap(({ key, hidden }) => (hidden ? [] : [key])),
  )
  const set = (keys: readonly string[]) => {
    localStorage.setItem(place, JSON.stringify(keys))
    setChosen([...keys])
  }
  const isShown = (key: string) => key === columns[0]?.key || chosen.includes(key)
  return {
    all: columns,
    shown: columns.filter(({ key }) => isShown(key)),
    isShown,
    toggle: (key) => set(isShown(key) ? chosen.filter((each) => each !== key) : [...chosen, key]),
    set,
  }
}

function readKept(place: string): string[] | null {
  const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null
}
