import type { WebhookEvent } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { developerMessages } from './messages.ts'

const AT_ONCE = 50

/** Domain events as webhooks receive them, newest first, also without a webhook. */
export function WebhookEventsPage() {
  const text = developerMessages
  const events = useInfiniteQuery({
    queryKey: ['webhook-events'],
    initialPageParam: 'latest',
    queryFn: ({ pageParam }) => laurel.webhooks.listEvents({ before: pageParam, limit: AT_ONCE }),
    getNextPageParam: (page) => (page.length < AT_ONCE ? undefined : String(page.at(-1)!.id)),
  })
  const all = events.data?.pages.flat() ?? []
  return (
    <div className="stack">
      <PageHead title={text.eventLog} />
      <p className="soft">{text.eventsAbout}</p>
      {events.isPending && <Skeleton height={240} />}
      {events.isError && <ProblemNote error={events.error} retry={() => void events.refetch()} />}
      {events.isSuccess && all.length === 0 && (
        <div className="surface">
          <EmptyNote title={text.noEvents} />
        </div>
      )}
      {all.length > 0 && (
        <div className="surface padded">
          <ol className="story">
            {all.map((each) => (
              <li key={each.id}>
                <Event of={each} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {events.hasNextPage && (
        <div className="row centred">
          <Button variant="default" loading={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {text.older}
          </Button>
        </div>
      )}
    </div>
  )
}

function Event({ of: { id, webhook_id, event, timestamp, data } }: { of: WebhookEvent }) {
  const { formats } = useLanguage()
  return (
    <details>
      <summary>
        <code>{event}</code>{' '}
        <span className="soft">
          {formats.moment(timestamp)} · {id}
        </span>
      </summary>
      <pre className="body">{JSON.stringify({ webhook_id, event, timestamp, data }, null, 2)}</pre>
    </details>
  )
}
