import type { Message, MessageRecipient } from '@laurel/client'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { detailMessages } from './messages/detail.ts'
import { RecipientDetails } from './recipient-details.tsx'

type Text = typeof detailMessages

/** Recipients of a message with their status and the reply of the mail server. */
export function RecipientList({ of, isMoving }: { of: Message; isMoving: boolean }) {
  const text = detailMessages
  const { formats } = useLanguage()
  const [open, setOpen] = useState<MessageRecipient | null>(null)
  // The figures change with every email that leaves: the list follows them.
  const version = isMoving ? JSON.stringify(of.stats) : of.updated_at
  return (
    <>
      <DataTable
        name={text.recipients}
        id="message-recipients"
        queryKey={['messages', 'recipients', of.id, version]}
        ask={(asked) => laurel.messages.recipients.list(of.id, asked)}
        columns={recipientColumns(text, formats, of.time_zone)}
        filters={[
          {
            name: 'status',
            label: text.status,
            options: Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
          },
        ]}
        onOpen={setOpen}
        empty={<EmptyNote title={text.noRecipients} />}
      />
      {open && <RecipientDetails of={open} zone={of.time_zone} close={() => setOpen(null)} />}
    </>
  )
}

function recipientColumns(text: Text, formats: Formats, zone: string): Column<MessageRecipient>[] {
  return [
    {
      key: 'name',
      name: text.person,
      width: 'minmax(9rem, 1.2fr)',
      phone: 'first',
      show: ({ name, address }) => <bdi>{name || address || '–'}</bdi>,
    },
    {
      key: 'address',
      name: text.address,
      width: 'minmax(11rem, 1.5fr)',
      phone: 'second',
      show: ({ address }) => address || '–',
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-quiet={status !== 'sent'} data-failed={status === 'failed' || undefined}>
          {text.statuses[status]}
        </span>
      ),
    },
    {
      key: 'reason',
      name: text.reason,
      width: 'minmax(11rem, 2fr)',
      show: ({ reason }) => (reason ? <bdi title={reason}>{reason}</bdi> : '–'),
    },
    {
      key: 'sent_at',
      name: text.sentAt,
      width: 'minmax(13rem, 1fr)',
      hidden: true,
      show: ({ sent_at }) => (sent_at ? formats.moment(sent_at, zone) : '–'),
    },
  ]
}
