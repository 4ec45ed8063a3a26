import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, attendeeColumns } from '../records/attendee-queries.ts'
import { isLinkOf, readLinkToken } from '../records/personal-link.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../records/registration-event.ts'
import { type SignUpRow, signUpsColumn } from '../sign-ups/sign-up-queries.ts'
import { currentTicket } from '../ticket/current-ticket.ts'
import { type NewestKey, newestKey } from '../ticket/ticket-key.ts'
import { waitingPosition } from './waiting-position.ts'

type Found = AttendeeRow & {
  org_id: number
  position: number | null
  offered_until: Date | null
  ticket_key: NewestKey | null
  sign_ups: SignUpRow[]
}

/** A registration as its owner sees it. `position` is 1 for the next in line; null when not waiting. */
export type FoundRegistration = {
  event: RegistrationEvent
  attendee: AttendeeRow
  position: number | null
  offered_until: Date | null
  ticket_url: string | null
  /** The sessions with sign-up that they chose, by start. */
  sign_ups: SignUpRow[]
}

/** Returns the registration of a personal link. @throws AppError not_found */
export async function findRegistration(services: Services, token: string): Promise<FoundRegistration> {
  const link = readLinkToken(token)
  const row =
    link &&
    (await maybeOne<Found>(services)`
      select ${attendeeColumns}, attendee.org_id, attendee.offered_until, ${newestKey(sql`attendee.event_id`)} as ticket_key,
        ${waitingPosition} as position, ${signUpsColumn} as sign_ups
      from attendee where attendee.id = ${link.attendeeId} and attendee.link_no = ${link.linkNo}`)
  if (!row || !isLinkOf(services, token, { ...link, email: row.email })) throw noSuchRegistration()
  const event = await readRegistrationEvent(services, sql`e.id = ${row.event_id}`)
  if (event === null) throw noSuchRegistration()
  const { org_id: orgId, position, offered_until, ticket_key, sign_ups, ...attendee } = row
  const ticket_url = await currentTicket({ ...services, orgId }, { ...attendee, ticket_key })
  return { event, attendee, position, offered_until, ticket_url, sign_ups }
}

export function noSuchRegistration(): AppError {
  return new AppError('not_found', 'No registration has this link. It may have been cut off when it was copied.')
}
