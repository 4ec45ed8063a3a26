import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { hasScope } from '../../organisations/index.ts'
import { APP_SCOPES } from '../app-scopes.ts'
import { appName } from '../apps/app-name.ts'
import { answerAddress } from '../authorize/answer-address.ts'
import { newSecret } from '../protocol/secret.ts'
import { type AppRequestRow, findAppRequest } from './app-request-row.ts'
import type { AppAnswer, ApproveApp } from './app-request-schema.ts'

const CODE_SECONDS = 60
const LOCK = sql`for no key update of r`

/**
 * Allows an app to act for the signed-in person in the organisation of their sign-in session, and gives it a code for
 * its tokens. @throws AppError not_found, gone, validation_failed, second_factor_required
 */
export function approveApp(ctx: Context, token: string, input: ApproveApp): Promise<AppAnswer> {
  const scopes = validateScopes(ctx, input.scopes)
  return inTransaction(ctx, async (ctx) => {
    const request = await findAppRequest(ctx, token, LOCK)
    const person = await requireMember(ctx)
    const now = ctx.now()
    const days = input.expires_in_days
    const expiresAt = days === undefined ? null : new Date(now.getTime() + days * 86_400_000)
    const grantId = await storeGrant(ctx, request, { scopes, expiresAt, secondFactor: person.second_factor })
    const code = newSecret(ctx, 'code')
    await change(ctx)`
      insert into oauth_code (org_id, grant_id, code_hash, redirect_uri, code_challenge, created_at, expires_at)
      values (${ctx.orgId}, ${grantId}, ${sha256(code)}, ${request.redirect_uri}, ${request.code_challenge}, ${now},
        ${new Date(now.getTime() + CODE_SECONDS * 1_000)})`
    await recordAudit(ctx, {
      action: 'client.approve',
      subjectType: 'client',
      subjectId: grantId,
      after: {
        name: appName({ client_name: request.name, person_name: person.name }),
        client_id: request.client_id,
        scopes,
        expires_at: expiresAt?.toISOString() ?? null,
      },
    })
    return { redirect_to: await answerOnce(ctx, request, { code }) }
  })
}

/** Refuses an app. @throws AppError not_found, gone */
export function denyApp(ctx: Context, token: string): Promise<AppAnswer> {
  return inTransaction(ctx, async (ctx) => {
    const request = await findAppRequest(ctx, token, LOCK)
    const answer = { error: 'access_denied', why: 'The person did not allow it.' } as const
    return { redirect_to: await answerOnce(ctx, request, answer) }
  })
}

/** @throws AppError validation_failed for a scope that the person does not have, or that no app may have */
function validateScopes({ actor }: Context, scopes: string[]): string[] {
  const own = 'scopes' in actor ? actor.scopes : []
  const wrong = scopes.findIndex((scope) => !APP_SCOPES.includes(scope) || !hasScope(own, scope))
  if (wrong === -1) return [...new Set(scopes)]
  throw invalidField(['body', 'scopes', String(wrong)], 'You cannot give this scope to an app', 'unknown_scope')
}

type Member = { name: string; second_factor: boolean; lacks_factor: boolean }

/** The person of the sign-in session, whose organisation may require a second factor of them. */
async function requireMember({ actor, ...ctx }: TxContext): Promise<Member> {
  const sessionId = actor.kind === 'person' ? (actor.signedIn?.sessionId ?? null) : null
  const row = await maybeOne<Member>(ctx)`
    select p.name, shown.second_factor,
      m.role in ('owner', 'admin') and not shown.second_factor
        and y.second_factor is not distinct from 'owners_and_admins' as lacks_factor
    from person_session s join membership m using (org_id, person_id) join person p on p.id = s.person_id
    left join sign_in_policy y using (org_id),
    lateral (select s.second_factor and coalesce(s.second_factor_by_org, s.org_id) = s.org_id as second_factor) shown
    where s.id = ${sessionId} and s.org_id = ${ctx.orgId}`
  if (row === null) throw new AppError('forbidden', 'This operation is for people who are signed in.')
  if (row.lacks_factor)
    throw new AppError('second_factor_required', 'Your organisation requires a second factor. Set one up first.')
  return row
}

async function storeGrant(
  ctx: TxContext,
  { client_row, resource }: AppRequestRow,
  { scopes, expiresAt, secondFactor }: { scopes: string[]; expiresAt: Date | null; secondFactor: boolean },
): Promise<number> {
  const { id } = ctx.actor as Extract<Context['actor'], { kind: 'person' }>
  const row = await maybeOne<{ id: number }>(ctx)`
    insert into oauth_grant (org_id, person_id, client_id, resource, scopes, second_factor, created_at, expires_at)
    values (${ctx.orgId}, ${id}, ${client_row}, ${resource}, ${scopes}, ${secondFactor}, ${ctx.now()}, ${expiresAt})
    returning id`
  return row!.id
}

async function answerOnce(
  ctx: TxContext,
  request: AppRequestRow,
  answer: Parameters<typeof answerAddress>[2],
): Promise<string> {
  await change(ctx)`update oauth_request set used_at = ${ctx.now()} where id = ${request.id}`
  return answerAddress(ctx, { redirectUri: request.redirect_uri, state: request.state }, answer)
}
