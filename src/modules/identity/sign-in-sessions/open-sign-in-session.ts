import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { SESSION_DAYS } from './sign-in-cookie.ts'

/** The browser of a sign-in. */
export type Browser = {
  userAgent: string | null
  address: string | null
  /** The token of its current sign-in session, which ends: a token that somebody else may know is never kept. */
  token: string | null
  /** The token of an earlier sign-in. */
  known: string | null
  /** A daily hash of its address. */
  visitor: string
}

/** A new sign-in session: its cookie's token and its person. */
export type OpenedSignInSession = { token: string; personId: number }

export type Proof = {
  method: 'set_up' | 'password' | 'passkey' | 'link' | 'sso'
  secondFactor: boolean
  /** Kind of the second factor. */
  by?: 'totp' | 'recovery_code'
  /** When they proved it, if not now: by a provider's word, or unknown. */
  provenAt?: Date
  /** The organisation whose identity provider vouches for this; its word counts only there. */
  vouchedBy?: number
}

/** 256 random bits, safe in addresses, cookies and bodies. */
export function newToken({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Opens a sign-in session in the context's organisation, or in the one the person joined first.
 * @throws AppError forbidden when they belong to none
 */
export async function openSignInSession(
  ctx: TxContext,
  personId: number,
  proof: Proof,
  browser: Browser,
): Promise<OpenedSignInSession> {
  const token = newToken(ctx)
  await endSignInSession(ctx, browser.token)
  const now = ctx.now()
  const { vouchedBy = null } = proof
  const row = await maybeOne<{ id: number; org_id: number }>(ctx)`
    insert into person_session (org_id, person_id, token_hash, method, second_factor, second_factor_by_org, fresh_at, fresh_by_org,
      created_at, last_seen_at, expires_at, user_agent, address)
    select org_id, person_id, ${sha256(token)}, ${proof.method}, ${proof.secondFactor},
      ${proof.secondFactor ? vouchedBy : null}::bigint, ${proof.provenAt ?? now}::timestamptz, ${vouchedBy}::bigint, now, now, now + ${`${SESSION_DAYS} days`}::interval,
      ${browser.userAgent?.slice(0, 300) ?? null}, ${browser.address}
    from (select ${now}::timestamptz as now) clock, membership
    where person_id = ${personId} order by org_id <> ${ctx.orgId}, created_at limit 1
    returning id, org_id`
  if (row === null) throw new AppError('forbidden', 'You are not a member of any organisation.')
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  const after = { method: proof.method, second_factor: proof.secondFactor, by: proof.by }
  await recordAudit(
    { ...ctx, orgId: row.org_id, actor },
    { action: 'person.sign_in', subjectType: 'person', subjectId: personId, after },
  )
  return { token, personId }
}

/** Ends the sign-in session with this token, if any. */
export async function endSignInSession(ctx: Pick<Services, 'db'>, token: string | null): Promise<void> {
  if (token !== null) await change(ctx)`delete from person_session where token_hash = ${sha256(token)}`
}
