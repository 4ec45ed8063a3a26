import { sealSecret } from '../../../lib/crypto/open-secret.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { limitRequests } from '../../../platform/http/server/limit-requests.ts'
import { loadMailLook, queueEmails } from '../../emails/index.ts'
import { attendeeColumns } from '../records/attendee-queries.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { confirmMail } from './mail/confirm-mail.ts'
import { wordedMail } from './mail/registration-mail.ts'
import { type KnownAddressee, wasTold } from './mail/tell-registration.ts'
import type { RegistrationBody } from './registration-schema.ts'

/** Hours until a registration has to be confirmed; the email names them. */
const CONFIRM_HOURS = 48

/** Emails with a link to one address. */
const LIMITS = { minute: 3, hour: 10 }

/** Returns the hash by which an address is found in requests. */
export function addressHash(email: string): Buffer {
  return sha256(emailKey(email))
}

/**
 * Stores a valid registration until the owner of the address confirms it, and emails them a link. A newer request for
 * the same address and event replaces the older one, whose link then leads nowhere. An address that is registered
 * already gets the email that says so instead; the answer and the number of statements are the same.
 * @throws AppError rate_limited, also when RATE_LIMIT is off
 */
export async function requestConfirmation(
  ctx: TxContext,
  event: RegistrationEvent,
  input: RegistrationBody,
): Promise<void> {
  const hash = addressHash(input.email)
  const limited = { subject: `confirm ${sha256(ctx.secret, hash).toString('base64url')}`, limits: LIMITS }
  await limitRequests(ctx, [limited], 'Too many emails were requested for this address. Try again later.')
  const known = await maybeOne<KnownAddressee>(ctx)`
    select ${attendeeColumns}, attendee.link_no, ${wasTold(ctx)} as was_told from attendee
    where org_id = ${ctx.orgId} and event_id = ${event.id} and email_key = ${emailKey(input.email)} and status <> 'cancelled'`
  const token = ctx.randomBytes(32).toString('base64url')
  await storeRequest(ctx, event, input, { token, isKnown: known !== null })
  const look = await loadMailLook(ctx)
  const mail = known
    ? wordedMail(ctx, 'registration_known', { event, attendee: known, look })
    : confirmMail(ctx, { event, input, look, token, hours: CONFIRM_HOURS })
  await queueEmails(ctx, known?.was_told ? [] : [mail])
}

async function storeRequest(
  ctx: TxContext,
  event: RegistrationEvent,
  input: RegistrationBody,
  { token, isKnown }: { token: string; isKnown: boolean },
): Promise<void> {
  const now = ctx.now()
  const guests = (input.guests ?? []).map(({ email }) => addressHash(email))
  await change(ctx)`
    insert into registration_request (org_id, event_id, address_hash, guest_hashes, token_hash, body, created_at, expires_at)
    select ${ctx.orgId}::bigint, ${event.id}::bigint, ${addressHash(input.email)}::bytea, ${guests}::bytea[],
      ${sha256(token)}::bytea, ${sealSecret(ctx, JSON.stringify(input))}::bytea, ${now}::timestamptz,
      ${new Date(now.getTime() + CONFIRM_HOURS * 3_600_000)}::timestamptz
    where not ${isKnown}::boolean
    on conflict (event_id, address_hash) where confirmed_at is null do update set guest_hashes = excluded.guest_hashes,
      token_hash = excluded.token_hash, body = excluded.body, created_at = excluded.created_at, expires_at = excluded.expires_at`
}
