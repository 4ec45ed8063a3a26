import type { Design } from '@laurel/client'
import { Button, Skeleton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/session.ts'
import { EmptyNote } from '../../parts/empty-note.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { DesignPicture } from './design-picture.tsx'
import { designerWords } from './designer-words.ts'

const NewDesign = lazy(async () => ({ default: (await import('./new-design.tsx')).NewDesign }))

/** The organisation's designs, each as it looks. */
export function DesignsPage() {
  const text = useWords(designerWords)
  const { who } = useRouteContext({ from: '/inside' })
  const [making, setMaking] = useState(false)
  const mayWrite = may(who, 'certificates:write')
  useHotkeys([['c', () => setMaking(mayWrite)]])
  const designs = useInfiniteQuery({
    queryKey: ['designs'],
    queryFn: async ({ pageParam }) => laurel.designs.list({ page: pageParam, limit: 24 }),
    initialPageParam: 1,
    getNextPageParam: (page) => page.next,
  })
  const all = designs.data?.pages.flatMap(({ rows }) => rows) ?? []
  const create = mayWrite && <Button onClick={() => setMaking(true)}>{text.newDesign}</Button>
  return (
    <>
      <PageHead title={text.designs}>{create}</PageHead>
      {designs.isPending && <Skeleton height={220} />}
      {designs.isError && <ProblemNote error={designs.error} retry={() => void designs.refetch()} />}
      {designs.isSuccess && all.length === 0 && (
        <div className="sheet">
          <EmptyNote title={text.first}>
            <p>{text.firstHow}</p>
            {create}
          </EmptyNote>
        </div>
      )}
      <ul className="cards gallery">
        {all.map((design) => (
          <li key={design.id} className="sheet">
            <Card design={design} />
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

function Card({ design }: { design: Design }) {
  const text = useWords(designerWords)
  const { formats } = useLanguage()
  return (
    <Link to="/designs/$designId" params={{ designId: String(design.id) }} className="card">
      <DesignPicture
        query={{ key: ['designs', design.id, 'scene', design.version], ask: () => laurel.designs.scene(design.id) }}
      />
      <span className="card-name">
        <bdi>{design.name}</bdi>
        <span className="soft">
          {text.version(formats.number(design.version))} · {formats.distance(design.updated_at, Date.now())}
        </span>
      </span>
    </Link>
  )
}
