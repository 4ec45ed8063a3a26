import type { ContactActivity } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { MoreButton } from '../../../components/more-button.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useStage } from '../../../shell-parts/crm/stage-query.ts'
import { timelineMessages } from '../messages/timeline.ts'
import { activityDetails } from './activity-details.ts'
import { ActivitySubject } from './activity-subject.tsx'

const SHOWN = 20

type Kind = ContactActivity['kind']

/** History of a contact, latest first, of all kinds or of one. */
export function Timeline({ contactId }: { contactId: number }) {
  const text = timelineMessages
  const id = useId()
  const [kind, setKind] = useState<Kind | ''>('')
  const found = useInfiniteQuery({
    queryKey: ['contacts', contactId, 'timeline', kind],
    queryFn: async ({ pageParam: page }) =>
      laurel.crm.contacts.listTimeline(contactId, { page, limit: SHOWN, ...(kind && { kind }) }),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length * SHOWN < pages[0]!.total ? pages.length + 1 : undefined),
  })
  const activities = found.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <div className="row contact-part-head">
        <h2 className="group-title" id={id}>
          {text.title}
        </h2>
        <NativeSelect
          size="sm"
          aria-label={text.kind}
          value={kind}
          data={[
            { value: '', label: text.all },
            ...Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => setKind(event.currentTarget.value as Kind | '')}
        />
      </div>
      {found.isPending && <Skeleton height={120} />}
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {found.isSuccess && activities.length === 0 && (
        <p className="soft">{kind === '' ? text.none : text.noneOfKind}</p>
      )}
      <ol className="story">
        {activities.map((activity) => (
          <ActivityLine key={activity.id} of={activity} />
        ))}
      </ol>
      <MoreButton of={found} label={text.more} />
    </section>
  )
}

function ActivityLine({ of }: { of: ContactActivity }) {
  const text = timelineMessages
  const { formats } = useLanguage()
  const stage = useStage()
  const details = activityDetails(of, { text, formats, stageOf: (key) => stage(key).name })
  return (
    <li>
      <div>
        <strong>{text.kinds[of.kind]}</strong> <ActivitySubject of={of} />
      </div>
      <div className="soft">
        {details.map((each) => (
          <span key={each}>
            <bdi>{each}</bdi> ·{' '}
          </span>
        ))}
        {formats.moment(of.at)}
      </div>
    </li>
  )
}
