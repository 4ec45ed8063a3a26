import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeCheck, brokeReference } from '../../../platform/db/pg-errors.ts'
import { change } from '../../../platform/db/query.ts'
import { findMember, lockMember, memberToWire } from './member-queries.ts'
import type { Member, UpdateMember } from './member-schema.ts'
import { requireOwnRole, validateEvents } from './validate-role.ts'

/**
 * Updates a member's role or events from their next request on; only the sent fields change. Invitations that they sent
 * are revoked. @throws AppError not_found, forbidden, conflict for the last owner
 */
export function updateMember(ctx: Context, id: number, input: UpdateMember): Promise<Member> {
  return keepingOwner(() =>
    inTransaction(ctx, async (ctx) => {
      const before = await lockMember(ctx, id)
      const role = input.role ?? before.role
      for (const each of [before.role, role]) requireOwnRole(ctx, each)
      const events = validateEvents(role, input.event_ids === undefined ? before.event_ids : input.event_ids)
      if (changesNothing(before, { role, event_ids: events?.toSorted((a, b) => a - b) ?? null }))
        return memberToWire(before)
      await change(ctx)`
        update membership set role = ${role}, every_event = ${events === null} where org_id = ${ctx.orgId} and person_id = ${id}`
      await setEvents(ctx, id, events ?? [])
      await endInvitationsOf(ctx, id)
      const after = memberToWire(await findMember(ctx, id))
      await recordAudit(ctx, {
        action: 'person.update',
        subjectType: 'person',
        subjectId: id,
        before: memberToWire(before),
        after,
      })
      return after
    }),
  )
}

/**
 * Removes a member from the organisation and ends their sign-in sessions in it; an account without any organisation is
 * deleted. @throws as `updateMember`
 */
export function removeMember(ctx: Context, id: number): Promise<void> {
  return keepingOwner(() =>
    inTransaction(ctx, async (ctx) => {
      await change(ctx)`select 1 from person where id = ${id} for update`
      const before = await lockMember(ctx, id)
      requireOwnRole(ctx, before.role)
      await change(ctx)`delete from membership where org_id = ${ctx.orgId} and person_id = ${id}`
      await endInvitationsOf(ctx, id)
      await change(
        ctx,
      )`delete from person where id = ${id} and not exists (select 1 from membership where person_id = ${id})`
      await recordAudit(ctx, {
        action: 'person.remove',
        subjectType: 'person',
        subjectId: id,
        before: memberToWire(before),
      })
    }),
  )
}

/** Ends all of a member's sign-in sessions in the organisation. @throws AppError not_found, forbidden */
export function signMemberOut(ctx: Context, id: number): Promise<{ ended: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { role, name } = await lockMember(ctx, id)
    requireOwnRole(ctx, role)
    const ended = await change(ctx)`delete from person_session where org_id = ${ctx.orgId} and person_id = ${id}`
    await recordAudit(ctx, {
      action: 'person.sign_out',
      subjectType: 'person',
      subjectId: id,
      after: { name, ended },
    })
    return { ended }
  })
}

/** Sets the events that a member can access. @throws AppError not_found for an unknown event */
async function setEvents(ctx: TxContext, personId: number, events: readonly number[]): Promise<void> {
  await change(ctx)`delete from membership_event where org_id = ${ctx.orgId} and person_id = ${personId}`
  await knowingEvents(
    () => change(ctx)`
    insert into membership_event (org_id, person_id, event_id)
    select ${ctx.orgId}, ${personId}, event_id from unnest(${[...events]}::bigint[]) as given (event_id)`,
  )
}

/** @throws AppError not_found when the statement names an event that the organisation does not have */
export async function knowingEvents<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const names = ['membership_event_org_id_event_id_fkey', 'person_link_event_org_id_event_id_fkey']
    if (names.some((name) => brokeReference(error, name)))
      throw new AppError('not_found', 'event_ids contains an event that does not exist.')
    throw error
  }
}

function endInvitationsOf(ctx: TxContext, id: number): Promise<number> {
  return change(ctx)`
    delete from person_link where org_id = ${ctx.orgId} and purpose = 'invite' and used_at is null and made_by = ${`person:${id}`}`
}

async function keepingOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!brokeCheck(error, 'membership_owner')) throw error
    throw new AppError('conflict', 'An organisation must have an owner. Make another member an owner first.', {
      cause: error,
    })
  }
}
