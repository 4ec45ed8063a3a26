import type { Email } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../components/list-types.ts'
import type { Formats } from '../../../messages/formats.ts'
import type { outboxMessages } from '../messages/outbox.ts'
import { EmailStatus } from './email-status.tsx'

type Words = { nameOf: (kind: string) => string; zone: string }

/** Columns of the outbox. */
export function emailColumns(text: typeof outboxMessages, formats: Formats, { nameOf, zone }: Words): Column<Email>[] {
  return [
    {
      key: 'subject',
      name: text.subject,
      width: 'minmax(12rem, 2.2fr)',
      phone: 'first',
      show: ({ id, subject, kind }) => (
        <Link to="/emails/outbox/$emailId" params={{ emailId: String(id) }}>
          <bdi>{subject || nameOf(kind)}</bdi>
        </Link>
      ),
    },
    {
      key: 'to',
      name: text.to,
      width: 'minmax(10rem, 1.2fr)',
      phone: 'second',
      show: ({ to: { name, address } }) => <bdi title={address}>{name || address || text.erased}</bdi>,
    },
    { key: 'kind', name: text.kind, width: 'minmax(11rem, 1.3fr)', show: ({ kind }) => nameOf(kind) },
    {
      key: 'at',
      name: text.at,
      width: 'minmax(12.5rem, 1fr)',
      show: ({ sent_at, created_at }) => formats.moment(sent_at ?? created_at, zone),
    },
    {
      key: 'status',
      name: text.status,
      width: 'minmax(8rem, 0.8fr)',
      phone: 'aside',
      show: (email) => <EmailStatus of={email} />,
    },
    {
      key: 'address',
      name: text.address,
      width: 'minmax(11rem, 1.5fr)',
      hidden: true,
      show: ({ to }) => <bdi>{to.address || '–'}</bdi>,
    },
    {
      key: 'reason',
      name: text.reason,
      width: 'minmax(11rem, 2fr)',
      hidden: true,
      show: ({ reason }) => <bdi title={reason ?? undefined}>{reason ?? '–'}</bdi>,
    },
  ]
}
