import { useEffect, useState } from 'react'
import type { Chosen } from './list-types.ts'

/** Selected rows of a list. Changing the search or a filter clears the selection. */
export function useChosen(total: number, listed: string) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [all, setAll] = useState(false)
  const none = () => {
    setIds(new Set())
    setAll(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listed is what it is about
  useEffect(none, [listed])
  const toggle = (id: number) => {
    setAll(false)
    setIds((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }
  const chosen: Chosen = { count: all ? total : ids.size, ids: [...ids], all }
  return { chosen, has: (id: number) => all || ids.has(id), toggle, chooseAll: () => setAll(true), none }
}
