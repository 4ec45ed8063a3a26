import type { Page } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { MoreButton } from '../../components/more-button.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { crmMessages } from '../messages/crm.ts'

type Props<Row> = {
  title: string
  queryKey: QueryKey
  ask: (asked: { page: number; limit: number }) => PromiseLike<Page<Row>>
  /** Renders a row. */
  children: (row: Row) => ReactNode
  /** Shown if there are no rows. */
  none: string
  /** Rendered next to the title. */
  beside?: ReactNode
}

const SHOWN = 10

/** The first rows of a list on the page of a record, with more on request. */
export function PartList<Row extends { id: number }>({ title, queryKey, ask, children, none, beside }: Props<Row>) {
  const text = crmMessages
  const { number } = useLanguage().formats
  const id = useId()
  const found = useInfiniteQuery({
    queryKey: [...queryKey, 'part'],
    queryFn: async ({ pageParam }) => ask({ page: pageParam, limit: SHOWN }),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length * SHOWN < (pages[0]?.total ?? 0) ? pages.length + 1 : undefined),
  })
  const total = found.data?.pages[0]?.total
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <div className="row between">
        <h2 className="group-title" id={id}>
          {title} {total !== undefined && <span className="soft count">{number(total)}</span>}
        </h2>
        {beside}
      </div>
      {found.isPending && <Skeleton height={88} />}
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {total === 0 && <p className="soft">{none}</p>}
      {total !== undefined && total > 0 && (
        <ul className="story">
          {found.data?.pages
            .flatMap(({ rows }) => rows)
            .map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
        </ul>
      )}
      <MoreButton of={found} label={text.more} />
    </section>
  )
}
