import type { AttendeeInFull } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ownAddress } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { nameOf } from '../../components/name-of.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { attendeeBadgeMessages } from './messages/badges.ts'

const AwardBadge = lazy(async () => ({ default: (await import('../../shell-parts/award-badge.tsx')).AwardBadge }))

/** Badges that the person has from any event, and the way to award another one. */
export function AttendeeBadges({ of }: { of: AttendeeInFull }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = attendeeBadgeMessages
  const { formats } = useLanguage()
  const [awards, setAwards] = useState(false)
  const mayAward = may(who, 'badges:write')
  const mayRead = may(who, 'badges:read')
  const records = useQuery({
    queryKey: ['badges', 'of', of.email],
    queryFn: () => laurel.privacy.records({ email: of.email }),
    enabled: mayRead,
  })
  const badges = records.data?.badges?.items ?? []
  if (!mayRead || (badges.length === 0 && !mayAward)) return null
  return (
    <section aria-label={text.title}>
      <h2 className="group-title">{text.title}</h2>
      {records.isError && <ProblemNote error={records.error} />}
      {badges.length > 0 && (
        <ol className="story">
          {badges.map(({ id, badge_name, badge_url, status, awarded_at }) => (
            <li key={id}>
              <a href={ownAddress(badge_url)} target="_blank" rel="noreferrer">
                <bdi>{badge_name}</bdi>
              </a>{' '}
              <span className="soft">
                {text.statuses[status]} · {formats.moment(awarded_at)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {mayAward && (
        <p>
          <Button variant="default" size="compact-sm" onClick={() => setAwards(true)}>
            {text.award}
          </Button>
        </p>
      )}
      <Suspense>
        {awards && <AwardBadge attendee={{ id: of.id, name: nameOf(of) }} close={() => setAwards(false)} />}
      </Suspense>
    </section>
  )
}
