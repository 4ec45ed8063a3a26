import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { LASTS_DAYS } from './session-cookie.ts'

/** The browser in which somebody signs in. */
export type Browser = {
  userAgent: string | null
  address: string | null
  /** The token of the session that it has already, which ends: nobody goes on with one that somebody else may know. */
  token: string | null
  /** What it was given when somebody signed in before. */
  known: string | null
  /** A hash of its address, of today. */
  visitor: string
}

/** A session that was opened: what its cookie holds, and of whom it is. */
export type OpenedSession = { token: string; personId: number }

export type Proof = {
  method: 'set_up' | 'password' | 'passkey' | 'link' | 'sso'
  secondFactor: boolean
  /** What the second factor was. */
  by?: 'totp' | 'recovery_code'
  /** When they proved it, where that is not now: somebody else says so, or nobody does. */
  provenAt?: Date
  /** The organisation whose identity provider says all of this; its word counts there alone. */
  vouchedBy?: number
}

/** 256 random bits in words of the address of a page, of a cookie, of a body. */
export function newToken({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Signs a person in, in the organisation of the context, or in their first one.
 * @throws AppError forbidden when they are in none
 */
export async function openSession(
  ctx: TxContext,
  personId: number,
  proof: Proof,
  browser: Browser,
): Promise<OpenedSession> {
  const token = newToken(ctx)
  await endSession(ctx, browser.token)
  const now = ctx.now()
  const { vouchedBy = null } = proof
  const row = await maybeOne<{ id: number; org_id: number }>(ctx)`
    insert into person_session (org_id, person_id, token_hash, method, second_factor, second_factor_by_org, fresh_at, fresh_by_org,
      created_at, last_seen_at, expires_at, user_agent, address)
    select org_id, person_id, ${sha256(token)}, ${proof.method}, ${proof.secondFactor},
      ${proof.secondFactor ? vouchedBy : null}::bigint, ${proof.provenAt ?? now}::timestamptz, ${vouchedBy}::bigint, now, now, now + ${`${LASTS_DAYS} days`}::interval,
      ${browser.userAgent?.slice(0, 300) ?? null}, ${browser.address}
    from (select ${now}::timestamptz as now) clock, membership
    where person_id = ${personId} order by org_id <> ${ctx.orgId}, created_at limit 1
    returning id, org_id`
  if (row === null) throw new AppError('forbidden', 'You belong to no organisation here any more.')
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  const after = { method: proof.method, second_factor: proof.secondFactor, by: proof.by }
  await recordAudit(
    { ...ctx, orgId: row.org_id, actor },
    { action: 'person.sign_in', subjectType: 'person', subjectId: personId, after },
  )
  return { token, personId }
}

/** Ends the session with this token, if there is one: its cookie is of no use from then on. */
export async function endSession(ctx: Pick<Services, 'db'>, token: string | null): Promise<void> {
  if (token !== null) await change(ctx)`delete from person_session where token_hash = ${sha256(token)}`
}
