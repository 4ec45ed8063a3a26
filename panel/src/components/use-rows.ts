import type { Page } from '@laurel/client'
import { keepPreviousData, type QueryKey, useQueries, useQuery } from '@tanstack/react-query'

/** Page size of requests, the maximum of the API. */
const ROWS_A_PAGE = 200

/** Query of a list: page, search and filters. */
export type Asked = { page?: number; limit?: number; search?: string; sort?: string; [filter: string]: unknown }

/** Asks for one page of a list. */
export type AskPage<Row> = (asked: never) => PromiseLike<Page<Row>>

/**
 * The rows of a list of which only some are in sight: the pages that hold those are asked for, and no others.
 * @param places of the rows in sight, from 0
 */
export function useRows<Row>(
  { key, ask, asked }: { key: QueryKey; ask: AskPage<Row>; asked: Asked },
  places: readonly number[],
) {
  const pageQuery = (page: number) => ({
    queryKey: [...key, asked, page],
    queryFn: async () => ask({ ...asked, page, limit: ROWS_A_PAGE } as never),
  })
  const first = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData })
  const pages = [...new Set(places.map((place) => Math.floor(place / ROWS_A_PAGE) + 1))]
  const answers = useQueries({ queries: pages.map(pageQuery) })
  const total = first.data?.total ?? 0
  const at = (place: number): Row | undefined => {
    const page = Math.floor(place / ROWS_A_PAGE) + 1
    const answer = page === 1 ? first : answers[pages.indexOf(page)]
    return answer?.data?.rows[place % ROWS_A_PAGE]
  }
  const error = first.error ?? answers.find((answer) => answer.error)?.error ?? null
  return { first, total, capped: first.data?.capped ?? false, at, error }
}
