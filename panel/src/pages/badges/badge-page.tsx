import type { BadgeTemplate } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { ViewTabs } from '../../components/view-tabs.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { AwardBadge } from '../../shell-parts/award-badge.tsx'
import { validityOf } from './badge-columns.tsx'
import { badgePictureUrl } from './badge-picture-url.ts'
import { BadgeSettings } from './badge-settings.tsx'
import { BadgeVersions } from './badge-versions.tsx'
import './badges.css'
import { BadgeAwards } from './awards/badge-awards.tsx'
import { describeCriteria } from './describe-criteria.ts'
import { badgeMessages } from './messages/badges.ts'
import { criterionMessages } from './messages/criterion.ts'
import { useCriterionNames } from './use-criterion-names.ts'

const VIEWS = ['awards', 'settings', 'versions'] as const

/** One badge: who has it, what it is, and its versions. */
export function BadgePage() {
  const { badgeId } = useParams({ from: '/inside/badges/$badgeId' })
  const { who } = useRouteContext({ from: '/inside' })
  const search = useSearch({ strict: false }) as { view?: string }
  const text = badgeMessages
  const [awards, setAwards] = useState(false)
  const id = Number(badgeId)
  const badge = useQuery({ queryKey: ['badges', 'one', id], queryFn: () => laurel.badges.templates.get(id) })
  const mayWrite = may(who, 'badges:write')
  const views = VIEWS.filter((view) => view !== 'settings' || mayWrite)
  const view = views.find((each) => each === search.view) ?? 'awards'
  const { data } = badge
  return (
    <>
      <PageHead title={data?.name ?? '…'}>
        {mayWrite && data?.active && <Button onClick={() => setAwards(true)}>{text.award}</Button>}
      </PageHead>
      {badge.isPending && <Skeleton height={240} />}
      {badge.isError && <ProblemNote error={badge.error} retry={() => void badge.refetch()} />}
      {data && (
        <>
          <BadgeHead of={data} />
          <ViewTabs label={text.badge} views={views} view={view} names={text.views} />
          {view === 'awards' && <BadgeAwards of={data} award={() => setAwards(true)} />}
          {view === 'settings' && <BadgeSettings of={data} />}
          {view === 'versions' && <BadgeVersions of={data} />}
        </>
      )}
      {awards && data && <AwardBadge badge={data} close={() => setAwards(false)} />}
    </>
  )
}

function BadgeHead({ of }: { of: BadgeTemplate }) {
  const text = badgeMessages
  const criteria = criterionMessages
  const names = useCriterionNames()
  const { formats } = useLanguage()
  return (
    <section className="surface padded badge-head" aria-label={text.badge}>
      <img className="badge-picture" src={badgePictureUrl(of)} alt={text.pictureOf(of.name)} />
      <div>
        {of.description && (
          <p>
            <bdi>{of.description}</bdi>
          </p>
        )}
        <p>
          <bdi>{describeCriteria(of.criteria, { text: criteria, formats, names })}</bdi>
        </p>
        <p className="soft">
          {text.heldBy(formats.number(of.awarded_count))} · {text.validFor(validityOf(of, text, formats))}
          {!of.active && ` · ${text.off}`}
        </p>
      </div>
    </section>
  )
}
