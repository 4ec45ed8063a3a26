import { AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne, one } from '../../../platform/db/query.ts'
import { countGuess } from '../factors/count-guess.ts'
import { endWaysIn } from '../links/take-person-link.ts'
import { hashPassword, isPassword } from '../passwords/hash-password.ts'
import { validatePassword } from '../passwords/validate-password.ts'
import type { ChangePassword, OwnAccount, OwnSession, OwnViews, UpdateOwnAccount } from './own-account-schema.ts'
import { self } from './self.ts'

type SessionRow = Omit<OwnSession, 'created_at' | 'last_seen_at'> & { created_at: Date; last_seen_at: Date }

export function readOwnAccount(ctx: Context): Promise<OwnAccount> {
  return one<OwnAccount>(ctx)`
    select id, name, email, language, colours, password_hash is not null as has_password from person where id = ${self(ctx).id}`
}

/** Only the sent fields change. */
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
    const after = await readOwnAccount(ctx)
    await recordAudit(ctx, { action: 'person.update', subjectType: 'person', subjectId: id, before, after })
    return after
  })
}

/**
 * Chooses another password, which ends all other sessions and all links. Whoever has one says it. @throws AppError forbidden, validation_failed
 */
export async function changePassword(ctx: Context, { current, password }: ChangePassword): Promise<void> {
  const { id, sessionId } = self(ctx)
  const row = await one<{ name: string; email: string; password_hash: string | null }>(ctx)`
    select name, email, password_hash from person where id = ${id}`
  validatePassword(password, [row.name, row.email])
  if (row.password_hash !== null) await countGuess(ctx, id)
  if (row.password_hash !== null && !(await isPassword(current ?? '', row.password_hash)))
    throw new AppError('forbidden', 'That is not your password until now.')
  const kept = await hashPassword(ctx, password)
  await inTransaction(ctx, async (ctx) => {
    const changed = await change(ctx)`
      update person set password_hash = ${kept} where id = ${id} and password_hash is not distinct from ${row.password_hash}`
    if (changed === 0) throw new AppError('conflict', 'Your password was changed meanwhile.')
    const ended = await change(ctx)`delete from person_session where person_id = ${id} and id <> ${sessionId}`
    await endWaysIn(ctx, id)
    await recordAudit(ctx, { action: 'person.change_password', subjectType: 'person', subjectId: id, after: { ended } })
  })
}

/** Where they are signed in, this browser too, the latest first. */
export async function listOwnSessions(ctx: Context): Promise<OwnSession[]> {
  const { id, sessionId } = self(ctx)
  const rows = await many<SessionRow>(ctx)`
    select s.id, s.id = ${sessionId} as current, o.name as organisation, s.method, s.user_agent, s.address, s.created_at, s.last_seen_at
    from person_session s join organisation o on o.id = s.org_id
    where s.person_id = ${id} and s.expires_at > ${ctx.now()}::timestamptz order by s.last_seen_at desc, s.id desc limit 200`
  return rows.map((row) => ({ ...row, created_at: isoTime(row.created_at), last_seen_at: isoTime(row.last_seen_at) }))
}

/** Ends a session of theirs, wherever it is. @throws AppError not_found */
export function endOwnSession(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = self(ctx)
    const row = await maybeOne(ctx)`delete from person_session where id = ${id} and person_id = ${own.id} returning id`
    if (row === null) throw noSuch('session')
    await recordAudit(ctx, { action: 'person.end_session', subjectType: 'person', subjectId: own.id })
  })
}

/** How they like to see lists of the organisation. */
export async function readOwnViews(ctx: Context): Promise<OwnViews[]> {
  return many<OwnViews>(ctx)`
    select list, views from person_view where org_id = ${ctx.orgId} and person_id = ${self(ctx).id} order by list limit 100`
}

/** Takes the place of the views of one list; nobody else sees them. */
export async function saveOwnViews(ctx: Context, { list, views }: OwnViews): Promise<OwnViews> {
  await change(ctx)`
    insert into person_view (org_id, person_id, list, views, updated_at)
    select ${ctx.orgId}, ${self(ctx).id}, ${list}, ${JSON.stringify(views)}::jsonb, ${ctx.now()}
    on conflict (org_id, person_id, list) do update set views = excluded.views, updated_at = excluded.updated_at`
  return { list, views }
}
