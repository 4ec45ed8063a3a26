import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { badgeColumns } from './badge-columns.tsx'
import './badges.css'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { badgeMessages } from './messages/badges.ts'
import { criterionMessages } from './messages/criterion.ts'
import { useCriterionNames } from './use-criterion-names.ts'

const NewBadge = lazy(async () => ({ default: (await import('./new-badge.tsx')).NewBadge }))

/** The badges of the organisation, each with its picture and how many people have it. */
export function BadgesPage() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = badgeMessages
  const criteria = criterionMessages
  const { formats } = useLanguage()
  const names = useCriterionNames()
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const mayWrite = may(who, 'badges:write')
  useSingleKeys([['c', () => setMaking(mayWrite)]])
  const create = mayWrite && <Button onClick={() => setMaking(true)}>{text.newBadge}</Button>
  return (
    <>
      <PageHead title={text.title}>{create}</PageHead>
      <DataTable
        name={text.title}
        id="badges"
        queryKey={['badges', 'list']}
        ask={(asked) => laurel.badges.templates.list(asked)}
        columns={badgeColumns({ text, criteria, formats, names })}
        onOpen={({ id }) => void navigate({ to: '/badges/$badgeId', params: { badgeId: String(id) } })}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <div className="row centred">{create}</div>
            <GuideLink to="after-the-event" />
          </EmptyNote>
        }
      />
      <Suspense>{making && <NewBadge close={() => setMaking(false)} />}</Suspense>
    </>
  )
}
