import { openSecret } from '../../../lib/crypto/open-secret.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { NewStatus } from '../records/attendee-insert.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../records/registration-event.ts'
import { enterAll } from './enter-all.ts'
import { chosenSessions } from './register.ts'
import type { RegistrationBody } from './registration-schema.ts'
import { requireOpen } from './registration-state.ts'
import { sharePlaces } from './share-places.ts'
import { validateRegistration } from './validate-registration.ts'
import type { Visitor } from './visitor.ts'

type StoredRequest = { event_id: number; body: Buffer | null; outcome: NewStatus | null }

/** A registration that waits for its confirmation; `outcome` is null until then. */
type FoundRequest = { event: RegistrationEvent; outcome: NewStatus | null }

/** Returns the request of a mailed link, without using the link. @throws AppError not_found */
export async function findRequest(services: Services, token: string): Promise<FoundRequest> {
  const row = await readRequest(services, token)
  const event = row && (await readRegistrationEvent(services, shown(row.event_id)))
  if (!row || !event) throw noSuchRequest()
  return { event, outcome: row.outcome }
}

/**
 * Registers the people of a request by the state of the event now. It happens once: repeating it returns the first
 * outcome, and registers nobody who has cancelled since. A request that cannot be registered now stays open.
 * @throws AppError not_found; registration_disabled, event_past, registration_closed, registration_not_open;
 * validation_failed when the form was changed since; session_full; unavailable
 */
export async function confirmRegistration(visitor: Visitor, token: string): Promise<NewStatus> {
  const found = await readRequest(visitor, token)
  if (found === null) throw noSuchRequest()
  const { event_id, body } = found
  const wanted = { name: `event ${event_id}`, which: shown(event_id), missing: noSuchRequest }
  const uids = body === null ? [] : chosenSessions(bodyOf(visitor, body))
  return sharePlaces(visitor, wanted, { uids, work: (ctx, event) => confirmAt(ctx, event, token) })
}

async function confirmAt(ctx: TxContext, event: RegistrationEvent, token: string): Promise<NewStatus> {
  // Read after the lock, so that of several confirmations at once the first one registers and the others see it.
  const request = await readRequest(ctx, token)
  if (request === null) throw noSuchRequest()
  if (request.body === null) return request.outcome!
  requireOpen(event, ctx.now())
  const [status] = await enterAll(ctx, event, validateRegistration(event, bodyOf(ctx, request.body), ctx.now()))
  await change(ctx)`
    update registration_request set confirmed_at = ${ctx.now()}, body = null, outcome = ${status}
    where token_hash = ${sha256(token)} and confirmed_at is null`
  return status!
}

const bodyOf = (ctx: Pick<Services, 'sealKeys' | 'secret'>, sealed: Buffer) =>
  JSON.parse(openSecret(ctx, sealed)) as RegistrationBody

const shown = (eventId: number) => sql`e.id = ${eventId} and e.visibility <> 'private'`

function readRequest(services: Pick<Services, 'db' | 'now'>, token: string): Promise<StoredRequest | null> {
  return maybeOne<StoredRequest>(services)`
    select event_id, body, outcome from registration_request
    where token_hash = ${sha256(token)} and (confirmed_at is not null or expires_at > ${services.now()}::timestamptz)`
}

function noSuchRequest(): AppError {
  return new AppError('not_found', 'This link has expired, or a newer email replaced it. Register again.')
}
