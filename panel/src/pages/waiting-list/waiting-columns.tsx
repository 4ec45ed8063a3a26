import type { RegistrationType, WaitingPerson } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../components/list-types.ts'
import { nameOf } from '../../components/name-of.ts'
import { TimeLeft } from '../../components/time-left.tsx'
import type { Formats } from '../../messages/formats.ts'
import { OfferPlace, WithdrawOffer } from '../../shell-parts/offer-place.tsx'
import { placesFor } from '../../shell-parts/places-for.ts'
import type { waitingMessages } from './messages.ts'

type Row = WaitingPerson & { id: number }
type Props = {
  text: typeof waitingMessages
  formats: Formats
  eventId: number
  zone: string | undefined
  /** Free places of the event; null without a limit, undefined until it is known. */
  free: number | null | undefined
  types: readonly RegistrationType[]
  mayWrite: boolean
}

export function waitingColumns({ text, formats, eventId, zone, free, types, mayWrite }: Props): Column<Row>[] {
  const moment = (time: string | null) => (time ? formats.moment(time, zone) : '–')
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(8rem, 1.4fr)',
      phone: 'first',
      show: (row) => (
        <Link
          to="/events/$eventId/attendees"
          params={{ eventId }}
          search={{ open: String(row.attendee_id) } as never}
          title={row.email}
        >
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    ...(types.length > 0 ? [typeColumn(text)] : []),
    {
      key: 'since',
      name: text.since,
      width: '8rem',
      show: ({ waiting_since }) => (
        <span title={moment(waiting_since)}>{waiting_since ? formats.day(waiting_since, zone ?? 'UTC') : '–'}</span>
      ),
    },
    {
      key: 'status',
      name: text.status,
      width: 'minmax(12rem, 2fr)',
      phone: 'second',
      show: (row) => <Status of={row} {...{ text, formats, moment }} />,
    },
    {
      key: 'earlier',
      name: text.earlier,
      width: '9rem',
      hidden: true,
      show: (row) => earlierOf(row, { text, formats }) || '–',
    },
    ...(mayWrite ? [actionColumn(text, eventId, { free, types })] : []),
  ]
}

const typeColumn = (text: Props['text']): Column<Row> => ({
  key: 'registration_type',
  name: text.type,
  width: 'minmax(7rem, 1fr)',
  show: ({ registration_type }) => <bdi>{registration_type ?? '–'}</bdi>,
})

function actionColumn(
  text: Props['text'],
  eventId: number,
  { free, types }: Pick<Props, 'free' | 'types'>,
): Column<Row> {
  return {
    key: 'action',
    name: text.action,
    width: '9.5rem',
    phone: 'aside',
    show: (row) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click on a button from opening the row
      // biome-ignore lint/a11y/noStaticElementInteractions: the same
      <span onClick={(event) => event.stopPropagation()}>
        {row.status === 'waitlisted' && free !== undefined && (
          <OfferPlace
            eventId={eventId}
            attendeeId={row.attendee_id}
            name={nameOf(row)}
            places={placesFor(free, types, row.registration_type_id)}
          />
        )}
        {row.status === 'offered' && (
          <WithdrawOffer eventId={eventId} attendeeId={row.attendee_id} name={nameOf(row)} />
        )}
      </span>
    ),
  }
}

/** How earlier offers ended; empty without any. */
function earlierOf(
  { offers_lapsed, offers_declined }: WaitingPerson,
  { text, formats }: Pick<Props, 'text' | 'formats'>,
) {
  const told = [
    offers_lapsed > 0 && text.lapsed(formats.number(offers_lapsed)),
    offers_declined > 0 && text.declined(formats.number(offers_declined)),
  ]
  return told.filter(Boolean).join(', ')
}

type StatusProps = Pick<Props, 'text' | 'formats'> & { of: WaitingPerson; moment: (time: string | null) => string }

function Status({ of, text, formats, moment }: StatusProps) {
  if (of.status === 'offered' && of.offered_until)
    return (
      <span title={text.until(moment(of.offered_until))}>
        {text.offered} · <TimeLeft until={of.offered_until} />
      </span>
    )
  const state =
    of.position === null ? text.endedAt(moment(of.offer_ended_at)) : text.position(formats.number(of.position))
  return [state, of.offers_held && text.held, earlierOf(of, { text, formats })].filter(Boolean).join(' · ')
}
