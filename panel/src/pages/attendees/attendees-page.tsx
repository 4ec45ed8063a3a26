import type { Attendee, Event } from '@laurel/client'
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { DataTable } from '../../parts/data-table.tsx'
import { EmptyNote } from '../../parts/empty-note.tsx'
import type { Column } from '../../parts/list-types.ts'
import { PageHead } from '../../parts/page-head.tsx'
import type { Formats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { attendeeWords } from './attendee-words.ts'

export function AttendeesPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const event = useQuery(eventQuery(eventId))
  const text = useWords(attendeeWords)
  const { formats } = useLanguage()
  return (
    <>
      <PageHead title={text.title} />
      <DataTable
        name={text.title}
        id="attendees"
        queryKey={['attendees', eventId]}
        ask={(asked) => laurel.attendees.list(eventId, asked)}
        columns={columnsOf(text, formats, event.data)}
        searchLabel={text.find}
        acts={() => null}
        empty={<EmptyNote title={text.nobody} />}
      />
    </>
  )
}

function columnsOf(text: (typeof attendeeWords)['en'], formats: Formats, event: Event | undefined): Column<Attendee>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ first_name, last_name }) => <bdi>{`${first_name} ${last_name}`.trim()}</bdi>,
    },
    {
      key: 'email',
      name: text.email,
      width: 'minmax(12rem, 2.4fr)',
      phone: 'second',
      show: ({ email }) => <span className="soft">{email}</span>,
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <Badge variant="outline" color={status === 'registered' ? 'laurel' : 'gray'}>
          {text.statuses[status] ?? status}
        </Badge>
      ),
    },
    {
      key: 'checked_in_at',
      name: text.checkedIn,
      width: 'minmax(9rem, 1fr)',
      show: ({ checked_in_at }) => (checked_in_at ? formats.moment(checked_in_at, event?.event_timezone) : '–'),
    },
    {
      key: 'certificate',
      name: text.certificate,
      width: '7rem',
      show: ({ certificate_id }) => (certificate_id ? text.issued : '–'),
    },
  ]
}
