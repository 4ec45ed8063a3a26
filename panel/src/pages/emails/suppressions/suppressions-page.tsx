import type { EmailSuppression } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import type { Formats } from '../../../messages/formats.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { suppressionMessages } from '../messages/suppressions.ts'

const NewSuppression = lazy(async () => ({ default: (await import('./new-suppression.tsx')).NewSuppression }))
const SuppressionDetails = lazy(async () => ({
  default: (await import('./suppression-details.tsx')).SuppressionDetails,
}))

/** Addresses that get no emails, or only those about their own registration. */
export function SuppressionsPage() {
  const text = suppressionMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [adding, setAdding] = useState(false)
  const [open, setOpen] = useState<EmailSuppression | null>(null)
  const mayWrite = may(who, 'emails:write')
  useSingleKeys([['c', () => setAdding(mayWrite)]])
  return (
    <>
      <PageHead title={text.title}>{mayWrite && <Button onClick={() => setAdding(true)}>{text.add}</Button>}</PageHead>
      <DataTable
        name={text.title}
        id="email-suppressions"
        queryKey={['email_suppressions']}
        ask={laurel.emails.suppressions.list}
        columns={columnsOf(text, formats, who.organisation.time_zone)}
        filters={[
          {
            name: 'reason',
            label: text.reason,
            options: Object.entries(text.reasons).map(([value, label]) => ({ value, label })),
          },
        ]}
        searchLabel={text.find}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
          </EmptyNote>
        }
      />
      <Suspense>
        {adding && <NewSuppression close={() => setAdding(false)} />}
        {open && <SuppressionDetails of={open} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function columnsOf(text: typeof suppressionMessages, formats: Formats, zone: string): Column<EmailSuppression>[] {
  return [
    {
      key: 'address',
      name: text.address,
      width: 'minmax(12rem, 2fr)',
      phone: 'first',
      show: ({ address }) => <bdi>{address}</bdi>,
    },
    {
      key: 'reason',
      name: text.reason,
      width: 'minmax(10rem, 1fr)',
      phone: 'second',
      show: ({ reason }) => text.reasons[reason],
    },
    {
      key: 'detail',
      name: text.detail,
      width: 'minmax(11rem, 2fr)',
      show: ({ detail }) => <bdi title={detail ?? undefined}>{detail ?? '–'}</bdi>,
    },
    {
      key: 'since',
      name: text.since,
      width: 'minmax(8rem, 0.8fr)',
      phone: 'aside',
      show: ({ created_at }) => formats.day(created_at, zone),
    },
  ]
}
