import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { designerMessages } from '../messages/designer.ts'
import { versionMessages } from '../messages/versions.ts'
import { DesignCard } from './design-card.tsx'
import { useArchived } from './use-archived.ts'

const NewDesign = lazy(async () => ({ default: (await import('./new-design.tsx')).NewDesign }))

/** The organisation's designs, each as it looks. */
export function DesignsPage() {
  const text = designerMessages
  const archive = versionMessages
  const [archived, showArchived] = useArchived()
  const { who } = useRouteContext({ from: '/inside' })
  const [making, setMaking] = useState(false)
  const mayWrite = may(who, 'certificates:write')
  useSingleKeys([['c', () => setMaking(mayWrite)]])
  const designs = useInfiniteQuery({
    queryKey: ['designs', { archived }],
    queryFn: async ({ pageParam }) => laurel.designs.list({ page: pageParam, limit: 24, archived }),
    initialPageParam: 1,
    getNextPageParam: (page) => page.next,
  })
  const all = designs.data?.pages.flatMap(({ rows }) => rows) ?? []
  const create = mayWrite && <Button onClick={() => setMaking(true)}>{text.newDesign}</Button>
  return (
    <>
      <PageHead title={archived ? archive.showArchived : text.designs}>
        <Button variant="default" onClick={() => showArchived(!archived)}>
          {archived ? archive.showOffered : archive.archived}
        </Button>
        {create}
      </PageHead>
      {designs.isPending && <Skeleton height={220} />}
      {designs.isError && <ProblemNote error={designs.error} retry={() => void designs.refetch()} />}
      {designs.isSuccess && all.length === 0 && (
        <div className="surface">
          {archived ? (
            <EmptyNote title={archive.noArchived} />
          ) : (
            <EmptyNote title={text.first}>
              <p>{text.firstHow}</p>
              {create}
            </EmptyNote>
          )}
        </div>
      )}
      <ul className="cards gallery">
        {all.map((design) => (
          <li key={design.id} className="surface">
            <DesignCard design={design} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
      {designs.hasNextPage && (
        <Button variant="default" loading={designs.isFetchingNextPage} onClick={() => void designs.fetchNextPage()}>
          {text.more}
        </Button>
      )}
      <Suspense>{making && <NewDesign close={() => setMaking(false)} />}</Suspense>
    </>
  )
}
