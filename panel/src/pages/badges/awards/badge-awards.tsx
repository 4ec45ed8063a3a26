import type { BadgeAward, BadgeTemplate } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { SITE } from '../../../api/site.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column, Filter } from '../../../components/list-types.ts'
import type { Asked } from '../../../components/use-rows.ts'
import type { Formats } from '../../../messages/formats.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { awardMessages } from '../messages/awards.ts'

const AwardDetails = lazy(async () => ({ default: (await import('./award-details.tsx')).AwardDetails }))

type Props = { of: BadgeTemplate; award: () => void }

/** Everyone who was given a badge, also those from whom it was revoked. */
export function BadgeAwards({ of, award }: Props) {
  const text = awardMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [open, setOpen] = useState<BadgeAward | null>(null)
  const filters: Filter[] = [
    {
      name: 'status',
      label: text.status,
      options: (['active', 'expired', 'revoked'] as const).map((value) => ({ value, label: text.statuses[value] })),
    },
    { name: 'email', label: text.email },
  ]
  return (
    <>
      <DataTable
        name={text.title}
        id="badge-awards"
        queryKey={['badges', 'awards', of.id]}
        ask={(asked) => laurel.badges.awards.list(of.id, asked)}
        columns={awardColumns(text, formats)}
        filters={filters}
        exportUrl={(asked) => awardsFile(of.id, asked)}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{of.criteria.length > 0 ? text.noneByRule : text.noneByHand}</p>
            {of.active && may(who, 'badges:write') && <Button onClick={award}>{text.award}</Button>}
          </EmptyNote>
        }
      />
      <Suspense>{open && <AwardDetails of={open} badge={of} show={setOpen} close={() => setOpen(null)} />}</Suspense>
    </>
  )
}

/** The awards that a list shows, as a workbook. */
function awardsFile(id: number, asked: Asked): string {
  const pairs = Object.entries({ ...asked, format: 'xlsx' }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/badge-templates/${id}/awards?${new URLSearchParams(pairs)}`
}

function awardColumns(text: typeof awardMessages, formats: Formats): Column<BadgeAward>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'email',
      name: text.email,
      width: 'minmax(12rem, 2fr)',
      phone: 'second',
      show: ({ email }) => <bdi>{email}</bdi>,
    },
    { key: 'source', name: text.source, width: '9rem', show: ({ source }) => text.sources[source] },
    {
      key: 'awarded_at',
      name: text.awardedAt,
      width: 'minmax(13rem, 1fr)',
      show: ({ awarded_at }) => formats.moment(awarded_at),
    },
    {
      key: 'expires_at',
      name: text.expiresAt,
      width: 'minmax(13rem, 1fr)',
      hidden: true,
      show: ({ expires_at }) => (expires_at ? formats.moment(expires_at) : text.never),
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-quiet={status !== 'active'}>
          {text.statuses[status]}
        </span>
      ),
    },
  ]
}
