import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { Note } from '../../../components/note.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DuplicateGroupPart } from './duplicate-group.tsx'
import { duplicateMessages } from './messages.ts'

const SHOWN = 10
/** The service's own bound for likely matches, and its lowest. */
const LIKELY = 0.7
const LEAST = 0.4

/** Groups of contacts that may be the same person, most likely first. */
export function DuplicateGroups({ mayWrite }: { mayWrite: boolean }) {
  const text = duplicateMessages
  const { number } = useLanguage().formats
  const [least, setLeast] = useState(LIKELY)
  const groups = useInfiniteQuery({
    queryKey: ['duplicates', 'groups', least],
    queryFn: async ({ pageParam }) =>
      laurel.crm.duplicates.list({ min_confidence: least, page: pageParam, limit: SHOWN }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (groups.isPending) return <Skeleton height={320} />
  if (groups.isError) return <ProblemNote error={groups.error} retry={() => void groups.refetch()} />
  const [first] = groups.data.pages
  const found = groups.data.pages.flatMap(({ rows }) => rows)
  return (
    <div className="stack">
      {first!.capped && <Note>{text.stillComparing}</Note>}
      {found.length === 0 ? (
        <EmptyNote title={text.none}>
          <p>{text.noneHow}</p>
        </EmptyNote>
      ) : (
        <p className="soft">
          {text.groups(number(first!.total))}. {text.about}
        </p>
      )}
      {found.map((group) => (
        <DuplicateGroupPart key={group.contacts.map(({ id }) => id).join()} of={group} mayWrite={mayWrite} />
      ))}
      <div className="row">
        {groups.hasNextPage && (
          <Button variant="default" loading={groups.isFetchingNextPage} onClick={() => void groups.fetchNextPage()}>
            {text.more}
          </Button>
        )}
        <Button variant="subtle" onClick={() => setLeast(least === LIKELY ? LEAST : LIKELY)}>
          {least === LIKELY ? text.less : text.moreLikely}
        </Button>
      </div>
    </div>
  )
}
