import type { ErasureRequest } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { Facts } from '../../components/facts.tsx'
import type { Column } from '../../components/list-types.ts'
import type { Asked } from '../../components/use-rows.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { DeclineRequest } from './decline-request.tsx'
import { ErasePerson } from './erase-person.tsx'
import { privacyMessages, requestMessages } from './messages/privacy.ts'

/** Requests of people to be erased, newest first; an open one is carried out or declined in its sheet. */
export function ErasureRequests() {
  const text = requestMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [open, setOpen] = useState<ErasureRequest | null>(null)
  return (
    <>
      <DataTable
        name={text.title}
        id="erasure-requests"
        queryKey={['erasure_requests']}
        ask={(asked: Asked) => laurel.privacy.requests.list(asked as never)}
        columns={requestColumns(text, formats, who.organisation.time_zone)}
        filters={[
          {
            name: 'status',
            label: text.status,
            options: Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
          },
        ]}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
          </EmptyNote>
        }
      />
      {open && <Request of={open} close={() => setOpen(null)} />}
    </>
  )
}

type Texts = typeof requestMessages

function requestColumns(text: Texts, formats: Formats, zone: string): Column<ErasureRequest>[] {
  return [
    {
      key: 'person',
      name: text.person,
      width: 'minmax(12rem, 2fr)',
      phone: 'first',
      show: ({ email }) => (email === null ? <span className="soft">{text.ended}</span> : <bdi>{email}</bdi>),
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-quiet={status !== 'open' || undefined}>
          {text.statuses[status]}
        </span>
      ),
    },
    {
      key: 'requested_at',
      name: text.asked,
      width: '14rem',
      phone: 'second',
      show: ({ requested_at }) => formats.moment(requested_at, zone),
    },
    {
      key: 'ended_at',
      name: text.endedAt,
      width: '14rem',
      show: ({ ended_at }) => ended_at && formats.moment(ended_at, zone),
    },
    { key: 'reason', name: text.reason, width: 'minmax(8rem, 1fr)', show: ({ reason }) => <bdi>{reason}</bdi> },
  ]
}

/** One request, with what can be done about it while it is open. */
function Request({ of, close }: { of: ErasureRequest; close: () => void }) {
  const text = requestMessages
  const { erase } = privacyMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const zone = who.organisation.time_zone
  const [asks, setAsks] = useState<'erase' | 'decline' | null>(null)
  return (
    <DetailsDrawer title={text.one} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.person, of.email ?? text.ended],
            [text.status, text.statuses[of.status] ?? of.status],
            [text.asked, formats.moment(of.requested_at, zone)],
            ...(of.ended_at === null ? [] : [[text.endedAt, formats.moment(of.ended_at, zone)] as const]),
            ...(of.reason === null ? [] : [[text.reason, of.reason] as const]),
          ]}
        />
        {of.email !== null && (
          <>
            <p className="soft">{text.due}</p>
            <div className="row">
              <Button color="red" onClick={() => setAsks('erase')}>
                {erase}
              </Button>
              <Button variant="default" onClick={() => setAsks('decline')}>
                {text.decline}
              </Button>
            </div>
          </>
        )}
      </div>
      {asks === 'erase' && <ErasePerson email={of.email!} close={close} />}
      {asks === 'decline' && <DeclineRequest of={of} done={close} close={() => setAsks(null)} />}
    </DetailsDrawer>
  )
}
