import type { Certificate } from '@laurel/client'
import type { Column, Filter } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import type { certificateMessages } from './messages.ts'

type Text = typeof certificateMessages

/** @param withEvent whether the list is of all events */
export function certificateColumns(text: Text, formats: Formats, withEvent: boolean): Column<Certificate>[] {
  const event: Column<Certificate> = {
    key: 'event',
    name: text.event,
    width: 'minmax(9rem, 2fr)',
    show: ({ event_name }) => <bdi>{event_name}</bdi>,
  }
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ attendee_name }) => <bdi>{attendee_name}</bdi>,
    },
    ...(withEvent ? [event] : []),
    { key: 'tier', name: text.tier, width: '8rem', show: ({ tier }) => <bdi>{tier ?? '–'}</bdi> },
    { key: 'kind', name: text.kind, width: '8rem', hidden: true, show: ({ kind }) => <bdi>{kind}</bdi> },
    {
      key: 'issued_at',
      name: text.issuedAt,
      width: 'minmax(13rem, 1fr)',
      phone: 'second',
      show: ({ issued_at }) => formats.moment(issued_at),
    },
    {
      key: 'code',
      name: text.code,
      width: '12rem',
      hidden: true,
      show: ({ verification_code }) => <code>{verification_code}</code>,
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

export const CERTIFICATE_FILTERS = ['status', 'tier', 'kind'] as const

export const certificateFilters = (text: Text): Filter[] => [
  {
    name: 'status',
    label: text.status,
    options: ['active', 'revoked', 'expired'].map((value) => ({ value, label: text.statuses[value]! })),
  },
  { name: 'tier', label: text.tier },
  { name: 'kind', label: text.kind },
]
