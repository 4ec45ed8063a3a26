import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError, noSuch } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { actorText, type Context, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import { mailLink } from '../links/mail-link.ts'
import { linkAddress, linkToken } from '../links/person-link-token.ts'
import { knowingEvents } from './change-member.ts'
import type { Invitation, Invite, MadeInvitation } from './member-schema.ts'
import { requireOwnRole, validateEvents } from './validate-role.ts'

type Row = Omit<Invitation, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date }

const invitations = sql`
  select l.id, l.email, l.role, l.created_at, l.expires_at, case when not l.every_event then array(
    select event_id from person_link_event e where (e.org_id, e.link_id) = (l.org_id, l.id) order by event_id) end as event_ids
  from person_link l`

const toWire = ({ created_at, expires_at, ...row }: Row): Invitation => ({
  ...row,
  created_at: isoTime(created_at),
  expires_at: isoTime(expires_at),
})

/**
 * Invites a person by email; an earlier invitation to the address is replaced. The link proves ownership of the
 * address, so it is normally not shown to anyone else. Only if no emails are sent and no other organisation could rely
 * on the proof, the inviter receives the link. They cannot grant more than their own access, and the audit log records
 * that the link was shown.
 * @throws AppError forbidden for a role above one's own; already_exists for a member
 */
export function inviteMember(ctx: Context, input: Invite): Promise<MadeInvitation> {
  return inTransaction(ctx, async (ctx) => {
    const isTold = ctx.mail.smtpUrl === null && (await isOnlyOrganisation(ctx))
    const { invitation, token } = await makeInvitation(ctx, input, isTold)
    await mailLink(ctx, 'invite', { token, to: { name: '', address: input.email }, language: null })
    return { ...invitation, link_url: isTold ? linkAddress(ctx, 'invitation', token) : null }
  })
}

async function isOnlyOrganisation(ctx: TxContext): Promise<boolean> {
  return (await maybeOne(ctx)`select 1 from organisation where id <> ${ctx.orgId} limit 1`) === null
}

/** Creates an invitation without an email, for the operator. @returns also the token of the link */
export function makeInvitation(
  ctx: Context,
  { email, role, event_ids = null }: Invite,
  isTold = true,
): Promise<{ invitation: Invitation; token: string }> {
  requireOwnRole(ctx, role)
  const events = validateEvents(role, event_ids)
  const seed = ctx.randomBytes(32)
  const token = linkToken(ctx, seed)
  return inTransaction(ctx, async (ctx) => {
    const member = await maybeOne(ctx)`
      select 1 from membership m join person p on p.id = m.person_id where m.org_id = ${ctx.orgId} and p.email_key = ${emailKey(email)}`
    if (member !== null) throw new AppError('already_exists', 'A member with this address already exists.')
    const { id } = await one<{ id: number }>(ctx)`
      insert into person_link (purpose, org_id, seed, token_hash, email, email_key, role, every_event, made_by, created_at, expires_at)
      select 'invite', ${ctx.orgId}, ${seed}, ${sha256(token)}, ${email}, ${emailKey(email)}, ${role}, ${events === null},
        ${actorText(ctx.actor)}, now, now + interval '7 days' from (select ${ctx.now()}::timestamptz as now) clock
      on conflict (org_id, email_key) where purpose = 'invite' and used_at is null do update set seed = excluded.seed,
        token_hash = excluded.token_hash, email = excluded.email, role = excluded.role, every_event = excluded.every_event,
        made_by = excluded.made_by, created_at = excluded.created_at, expires_at = excluded.expires_at
      returning id`
    await setInvitedTo(ctx, id, events ?? [])
    const invitation = toWire(await one<Row>(ctx)`${invitations} where l.id = ${id}`)
    await recordAudit(ctx, {
      action: 'invitation.create',
      subjectType: 'invitation',
      subjectId: id,
      after: { ...invitation, link_told: isTold },
    })
    return { invitation, token }
  })
}

async function setInvitedTo(ctx: TxContext, id: number, events: readonly number[]): Promise<void> {
  await change(ctx)`delete from person_link_event where org_id = ${ctx.orgId} and link_id = ${id}`
  await knowingEvents(
    () => change(ctx)`
    insert into person_link_event (org_id, link_id, event_id)
    select ${ctx.orgId}, ${id}, event_id from unnest(${[...events]}::bigint[]) as given (event_id)`,
  )
}

/** Lists a page of open invitations, newest first. */
export async function listInvitations(ctx: Context, query: PageQuery): Promise<Listed<Invitation>> {
  const { limit, offset } = pageRange(query)
  const open = sql`org_id = ${ctx.orgId} and purpose = 'invite' and used_at is null and expires_at > ${ctx.now()}::timestamptz`
  const rows = await many<Row & { list_total: number }>(ctx)`
    select (select count(*) from person_link where ${open})::int as list_total, page.* from (values (1)) owner
    left join (${invitations} where ${open} order by l.id desc limit ${limit}::bigint offset ${offset}::bigint) page on true
    order by page.id desc`
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ list_total: _, ...row }) => toWire(row)),
    total: rows[0]!.list_total,
  }
}

/** Revokes an invitation, whose link stops working. @throws AppError not_found, forbidden */
export function deleteInvitation(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Row>(ctx)`
      ${invitations} where l.org_id = ${ctx.orgId} and l.id = ${id} and l.purpose = 'invite' and l.used_at is null for update of l`
    if (row === null) throw noSuch('invitation')
    requireOwnRole(ctx, row.role)
    await change(ctx)`delete from person_link where id = ${id}`
    await recordAudit(ctx, {
      action: 'invitation.delete',
      subjectType: 'invitation',
      subjectId: id,
      before: toWire(row),
    })
  })
}
