import { AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne, one } from '../../../platform/db/query.ts'
import { countGuess } from '../factors/count-guess.ts'
import { invalidateWaysIn } from '../links/take-person-link.ts'
import { hashPassword, isPassword } from '../passwords/hash-password.ts'
import { validatePassword } from '../passwords/validate-password.ts'
import type { ChangePassword, OwnAccount, OwnSession, OwnViews, UpdateOwnAccount } from './own-account-schema.ts'
import { self } from './self.ts'

type SessionRow = Omit<OwnSession, 'created_at' | 'last_seen_at'> & { created_at: Date; last_seen_at: Date }

export function getOwnAccount(ctx: Context): Promise<OwnAccount> {
  return one<OwnAccount>(ctx)`
    select id, name, email, language, colours, password_hash is not null as has_password from person where id = ${self(ctx).id}`
}

/** Changes only the fields that are sent. */
export function updateOwnAccount(ctx: Context, input: UpdateOwnAccount): Promise<OwnAccount> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = self(ctx)
    const before = await one<OwnAccount>(ctx)`
      select id, name, email, language, colours, password_hash is not null as has_password from person where id = ${id} for no key update`
    const { name, language, colours } = { ...before, ...input }
    if (changesNothing(before, { name: name.trim(), language, colours })) return before
    await change(
      ctx,
    )`update person set name = ${name.trim()}, language = ${language}, colours = ${colours} where id = ${id}`
    const after = await getOwnAccount(ctx)
    await recordAudit(ctx, { action: 'person.update', subjectType: 'person', subjectId: id, before, after })
    return after
  })
}

/**
 * Changes the password and ends all other sign-in sessions and links. An existing password must be given. @throws
 * AppError forbidden, validation_failed
 */
export async function changePassword(ctx: Context, { current, password }: ChangePassword): Promise<void> {
  const { id, sessionId } = self(ctx)
  const row = await one<{ name: string; email: string; password_hash: string | null }>(ctx)`
    select name, email, password_hash from person where id = ${id}`
  validatePassword(password, [row.name, row.email])
  if (row.password_hash !== null) await countGuess(ctx, id)
  if (row.password_hash !== null && !(await isPassword(current ?? '', row.password_hash)))
    throw new AppError('forbidden', 'The current password is incorrect.')
  const passwordHash = await hashPassword(ctx, password)
  await inTransaction(ctx, async (ctx) => {
    const changed = await change(ctx)`
      update person set password_hash = ${passwordHash} where id = ${id} and password_hash is not distinct from ${row.password_hash}`
    if (changed === 0) throw new AppError('conflict', 'Your password was changed in the meantime. Try again.')
    const ended = await change(ctx)`delete from person_session where person_id = ${id} and id <> ${sessionId}`
    await invalidateWaysIn(ctx, id)
    await recordAudit(ctx, { action: 'person.change_password', subjectType: 'person', subjectId: id, after: { ended } })
  })
}

/** Lists a person's sign-in sessions, including this one, most recently used first. */
export async function listOwnSessions(ctx: Context): Promise<OwnSession[]> {
  const { id, sessionId } = self(ctx)
  const rows = await many<SessionRow>(ctx)`
    select s.id, s.id = ${sessionId} as current, o.name as organisation, s.method, s.user_agent, s.address, s.created_at, s.last_seen_at
    from person_session s join organisation o on o.id = s.org_id
    where s.person_id = ${id} and s.expires_at > ${ctx.now()}::timestamptz order by s.last_seen_at desc, s.id desc limit 200`
  return rows.map((row) => ({ ...row, created_at: isoTime(row.created_at), last_seen_at: isoTime(row.last_seen_at) }))
}

/** Ends one of the person's sign-in sessions. @throws AppError not_found */
export function endOwnSession(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = self(ctx)
    const row = await maybeOne(ctx)`delete from person_session where id = ${id} and person_id = ${own.id} returning id`
    if (row === null) throw noSuch('session')
    await recordAudit(ctx, { action: 'person.end_session', subjectType: 'person', subjectId: own.id })
  })
}

/** Returns the person's saved views of the organisation's lists. */
export async function getOwnViews(ctx: Context): Promise<OwnViews[]> {
  return many<OwnViews>(ctx)`
    select list, views from person_view where org_id = ${ctx.orgId} and person_id = ${self(ctx).id} order by list limit 100`
}

/** Replaces the person's views of one list. */
export async function saveOwnViews(ctx: Context, { list, views }: OwnViews): Promise<OwnViews> {
  await change(ctx)`
    insert into person_view (org_id, person_id, list, views, updated_at)
    select ${ctx.orgId}, ${self(ctx).id}, ${list}, ${JSON.stringify(views)}::jsonb, ${ctx.now()}
    on conflict (org_id, person_id, list) do update set views = excluded.views, updated_at = excluded.updated_at
    where person_view.views <> excluded.views`
  return { list, views }
}
