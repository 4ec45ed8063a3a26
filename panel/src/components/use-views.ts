import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { type SavedView, ViewStoreContext, type ViewsOfList } from './view-store.ts'

const KEY = ['views']

/** Saved views of a list. Each change starts from the stored views, since another tab may have saved one. */
export function useViews(list: string) {
  const store = use(ViewStoreContext)
  const client = useQueryClient()
  const kept = useQuery({ queryKey: KEY, queryFn: () => store!.read(), enabled: store !== null, staleTime: 60_000 })
  const viewsIn = (all: ViewsOfList[] | undefined) => all?.find((each) => each.list === list)?.views ?? []
  const change = async (to: (views: SavedView[]) => SavedView[]) => {
    await store!.save({ list, views: to(viewsIn(await store!.read())) })
    await client.invalidateQueries({ queryKey: KEY })
  }
  return { isKept: store !== null, views: viewsIn(kept.data), change }
}
