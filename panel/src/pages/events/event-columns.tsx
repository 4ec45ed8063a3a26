import type { Event } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../components/badge.ts'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import type { eventMessages } from './messages.ts'
import { isOnDay } from './overview/is-on-day.ts'

type Texts = typeof eventMessages

/** Columns of the list of events. */
export function eventColumns(text: Texts, formats: Formats): Column<Event>[] {
  return [
    {
      key: 'name',
      sorts: true,
      name: text.name,
      width: 'minmax(12rem, 3fr)',
      phone: 'first',
      show: ({ id, name }) => (
        <Link to="/events/$eventId" params={{ eventId: id }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'date',
      sorts: true,
      name: text.date,
      width: 'minmax(8rem, 1.2fr)',
      phone: 'second',
      show: ({ event_date, event_end_date, event_timezone }) =>
        event_date ? (
          formats.days(event_date, event_end_date, event_timezone)
        ) : (
          <span className="soft">{text.noDate}</span>
        ),
    },
    ...moreColumns(text, formats),
  ]
}

function moreColumns(text: Texts, formats: Formats): Column<Event>[] {
  return [
    {
      key: 'event_location',
      name: text.place,
      width: 'minmax(7rem, 1.2fr)',
      show: ({ event_location }) => <bdi>{event_location}</bdi>,
    },
    {
      key: 'status',
      name: text.status,
      width: 'minmax(9rem, 1fr)',
      show: (event) => statusOf(event, text.statuses),
    },
    {
      key: 'event_type',
      name: text.kind,
      width: 'minmax(6rem, 1fr)',
      show: ({ event_type }) => text.kinds[event_type] ?? event_type,
      hidden: true,
    },
    {
      key: 'attendee_count',
      name: text.attendees,
      width: '7rem',
      phone: 'aside',
      isNumber: true,
      show: ({ attendee_count }) => formats.number(attendee_count),
    },
    {
      key: 'visibility',
      name: text.seenBy,
      width: '9rem',
      hidden: true,
      show: ({ visibility }) => <Badge variant="outline">{text.visibility[visibility] ?? visibility}</Badge>,
    },
  ]
}

function statusOf(event: Event, names: (typeof eventMessages)['statuses']): string {
  const now = Date.now()
  const { event_date, event_end_date, registration_enabled, registration_closed } = event
  if (isOnDay(event, now)) return names.today
  if (event_date && Date.parse(event_end_date ?? event_date) < now) return names.over
  if (!registration_enabled) return names.off
  return registration_closed ? names.closed : names.open
}
