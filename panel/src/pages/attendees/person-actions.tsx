import type { AttendeeAction, AttendeeInFull } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { registrationStatusQuery } from '../../api/registration-status-query.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { nameOf } from '../../components/name-of.ts'
import { CheckInOne } from '../../shell-parts/check-in-one.tsx'
import { OfferPlace, WithdrawOffer } from '../../shell-parts/offer-place.tsx'
import { placesFor } from '../../shell-parts/places-for.ts'
import { AttendeeActions } from './attendee-actions.tsx'
import { DecideRegistration } from './decide-registration.tsx'
import { attendeeMessages } from './messages/attendee.ts'

type Props = {
  eventId: number
  of: AttendeeInFull
  edit: () => void
  /** Called after an action of the menu. */
  done: (action: AttendeeAction['action']) => void
}

/** Actions for one person; those that fit their status come first. */
export function PersonActions({ eventId, of, edit, done }: Props) {
  const text = attendeeMessages
  const { who } = useRouteContext({ from: '/inside' })
  const mayWrite = may(who, 'attendees:write')
  const isRegistered = of.status === 'registered'
  return (
    <div className="row">
      {isRegistered && !of.checked_in && may(who, 'checkin:write') && <CheckInOne eventId={eventId} id={of.id} />}
      {mayWrite && of.status === 'pending' && <DecideRegistration eventId={eventId} of={of} />}
      {mayWrite && of.status === 'waitlisted' && <Offer eventId={eventId} of={of} />}
      {mayWrite && of.status === 'offered' && <WithdrawOffer eventId={eventId} attendeeId={of.id} name={nameOf(of)} />}
      {mayWrite && (
        <>
          <Button variant="default" size="compact-sm" onClick={edit}>
            {text.edit}
          </Button>
          <AttendeeActions
            eventId={eventId}
            chosen={{ count: 1, ids: [of.id], all: false }}
            filter={{}}
            done={done}
            status={of.status}
          />
        </>
      )}
    </div>
  )
}

function Offer({ eventId, of }: Pick<Props, 'eventId' | 'of'>) {
  const status = useQuery(registrationStatusQuery(eventId))
  const types = useQuery(typesQuery(eventId))
  const places = placesFor(status.data?.free ?? null, types.data ?? [], of.registration_type_id)
  return <OfferPlace eventId={eventId} attendeeId={of.id} name={nameOf(of)} places={places} />
}
