import type { Attendee, Event, RegistrationType } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { definedValues } from '../../components/defined-values.ts'
import type { Column } from '../../components/list-types.ts'
import { nameOf } from '../../components/name-of.ts'
import { askedQuestions } from '../../components/questions/asked-questions.ts'
import type { Formats } from '../../messages/formats.ts'
import { answerText } from './answer-text.ts'
import type { attendeeMessages } from './messages/attendee.ts'

type Text = typeof attendeeMessages

type Asking = {
  /** Defines the time zone and the values; undefined until it is loaded. */
  event: Event | undefined
  types: readonly RegistrationType[] | undefined
}

export const attendeeColumns = (text: Text, formats: Formats, { event, types }: Asking): Column<Attendee>[] => [
  ...personColumns(text, formats, event?.event_timezone),
  ...(types?.length ? [typeColumn(text)] : []),
  ...(event && event.registration_max_guests > 0 ? [groupColumn(text, event.id)] : []),
  ...answerColumns(text, { event, types }),
  ...valueColumns(event),
]

const typeColumn = (text: Text): Column<Attendee> => ({
  key: 'registration_type',
  name: text.type,
  width: 'minmax(6rem, 1fr)',
  show: ({ registration_type }) => <bdi>{registration_type ?? '–'}</bdi>,
})

/** A guest has a link to the person who registered them, hidden until somebody adds the column. */
const groupColumn = (text: Text, eventId: number): Column<Attendee> => ({
  key: 'registered_by',
  name: text.registeredBy,
  width: '9rem',
  hidden: true,
  show: ({ registered_by }) =>
    registered_by === null ? (
      '–'
    ) : (
      <Link
        to="/events/$eventId/attendees"
        params={{ eventId }}
        search={{ open: String(registered_by) } as never}
        onClick={(event) => event.stopPropagation()}
      >
        {text.seeFirst}
      </Link>
    ),
})

function personColumns(text: Text, formats: Formats, zone: string | undefined): Column<Attendee>[] {
  return [
    {
      key: 'name',
      sorts: true,
      name: text.name,
      width: 'minmax(8rem, 2fr)',
      phone: 'first',
      show: (person) => <bdi>{nameOf(person)}</bdi>,
    },
    {
      key: 'email',
      sorts: true,
      name: text.email,
      width: 'minmax(9rem, 2.4fr)',
      phone: 'second',
      show: ({ email }) => email,
    },
    {
      key: 'status',
      sorts: true,
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-quiet={status !== 'registered'}>
          {text.statuses[status] ?? status}
        </span>
      ),
    },
    {
      key: 'checked_in_at',
      sorts: true,
      name: text.checkedIn,
      width: 'minmax(13.5rem, 1fr)',
      show: ({ checked_in_at }) => (checked_in_at ? formats.moment(checked_in_at, zone) : '–'),
    },
    {
      key: 'certificate',
      name: text.certificate,
      width: '6rem',
      show: ({ certificate_id }) => (certificate_id ? text.issued : '–'),
    },
    { key: 'tags', name: text.tags, width: 'minmax(8rem, 1fr)', hidden: true, show: ({ tags }) => tags.join(', ') },
    {
      key: 'source',
      name: text.source,
      width: '8rem',
      hidden: true,
      show: ({ source }) => text.sources[source] ?? source,
    },
    {
      key: 'created_at',
      name: text.since,
      width: 'minmax(9rem, 1fr)',
      hidden: true,
      show: ({ created_at }) => formats.moment(created_at, zone),
    },
  ]
}

/** A column for each value that the event defines, hidden until somebody adds it. */
function valueColumns(event: Event | undefined): Column<Attendee>[] {
  return definedValues(event).map(({ key, label }) => ({
    key: `value_${key}`,
    name: label,
    width: 'minmax(8rem, 1fr)',
    hidden: true,
    show: ({ values }) => <bdi>{values[key] ?? '–'}</bdi>,
  }))
}

/** A column for each question of the registration and of its types, hidden until somebody adds it. */
function answerColumns(text: Text, { event, types }: Asking): Column<Attendee>[] {
  return askedQuestions(event, types).map(({ id, label }) => ({
    key: `answer_${id}`,
    name: label,
    width: 'minmax(8rem, 1fr)',
    hidden: true,
    show: ({ answers }) => <bdi>{answers[id] === undefined ? '–' : answerText(text, answers[id])}</bdi>,
  }))
}
