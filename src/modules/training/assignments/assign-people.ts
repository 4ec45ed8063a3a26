import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { emailKey } from '../../attendees/index.ts'
import { noSuchProgramme } from '../programmes/programme-queries.ts'
import { type AssignmentRow, assignmentColumns, assignmentToWire, todayOf } from './assignment-queries.ts'
import type { Assigned, AssignPeople, AssignPreview } from './assignment-schema.ts'
import { earlierCycles, existingName } from './new-cycle.ts'

type Person = Omit<AssignPeople['people'][number], 'due_date'> & { due_date: string | null | undefined; key: string }

/**
 * Assigns a programme to people. Existing assignments stay unchanged, so a repeat has no effect; with `again`, people
 * who have completed the programme get its next cycle. Earlier achievements are evaluated shortly afterwards.
 * @throws AppError not_found for the programme
 */
export function assignPeople(ctx: Context, programmeId: number, input: AssignPeople): Promise<Assigned> {
  const { people, due_date, again = false } = input
  // Sorted, so that two requests for the same people do not deadlock.
  const keyed = people
    .map((person) => ({
      ...person,
      due_date: person.due_date === undefined ? due_date : person.due_date,
      key: emailKey(person.email),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return inTransaction(ctx, async (ctx) => {
    const programme = await maybeOne(ctx)`
      select 1 from training_programme where org_id = ${ctx.orgId} and id = ${programmeId} for key share`
    if (programme === null) throw noSuchProgramme()
    const rows = await inBatches(keyed, async (batch) => {
      if (again) await closeCompleted(ctx, programmeId, batch)
      return insert(ctx, programmeId, batch, again)
    })
    const assignments = rows.map(assignmentToWire)
    const counts = { assigned: rows.length, already_assigned: people.length - rows.length }
    await recordAudit(ctx, {
      action: 'training_programme.assign',
      subjectType: 'training_programme',
      subjectId: programmeId,
      after: { ...counts, assignments: assignments.map(({ id, email, due_date }) => ({ id, email, due_date })) },
    })
    if (rows.length > 0) await announceAssignments(ctx, programmeId, rows)
    return { ...counts, assignments }
  })
}

/** Counts the people who would get an assignment. @throws AppError not_found for the programme */
export async function previewAssignment(
  ctx: Context,
  programmeId: number,
  { people, again = false }: AssignPeople,
): Promise<AssignPreview> {
  const keys = [...new Set(people.map(({ email }) => emailKey(email)))]
  const found = await maybeOne<{ had: number }>(ctx)`
    select (
      select count(*)::int from training_assignment a
      where a.programme_id = p.id and a.renewed_at is null and a.email_key = any(${keys}::text[])
        and not (${again} and a.completed_at is not null)
    ) as had from training_programme p where p.org_id = ${ctx.orgId} and p.id = ${programmeId}`
  if (found === null) throw noSuchProgramme()
  const would_assign = keys.length - found.had
  return { would_assign, already_assigned: people.length - would_assign }
}

/** Announces new assignments, so that the earlier achievements of these people are evaluated. */
export async function announceAssignments(ctx: TxContext, programmeId: number, rows: { id: number }[]): Promise<void> {
  const data = { programme_id: programmeId, assignment_ids: rows.map(({ id }) => id) }
  await recordEvents(ctx, [{ type: 'training.assigned', subjectId: programmeId, data }])
}

function closeCompleted(ctx: TxContext, programmeId: number, people: Person[]): Promise<number> {
  return change(ctx)`
    update training_assignment set renewed_at = ${ctx.now()}, updated_at = ${ctx.now()}
    where programme_id = ${programmeId} and email_key = any(${people.map(({ key }) => key)}::text[])
      and renewed_at is null and completed_at is not null`
}

function insert(ctx: TxContext, programmeId: number, people: Person[], again: boolean): Promise<AssignmentRow[]> {
  return many<AssignmentRow>(ctx)`
    insert into training_assignment as a
      (org_id, programme_id, email, email_key, name, cycle, due_date, counts_after, assigned_at, updated_at)
    select p.org_id, p.id, g.email, g.key, coalesce(nullif(g.name, ''), ${existingName(ctx, sql`g.key`)}), e.cycles + 1,
      case when g.has_due_date then g.due_date else ${todayOf(ctx)} + p.due_days end,
      case when ${again} and e.cycles > 0 then ${ctx.now()} else e.counts_after end, ${ctx.now()}, ${ctx.now()}
    from unnest(
      ${people.map(({ email }) => email)}::text[], ${people.map(({ key }) => key)}::text[],
      ${people.map(({ name = '' }) => name.trim())}::text[], ${people.map(({ due_date = null }) => due_date)}::date[],
      ${people.map(({ due_date }) => due_date !== undefined)}::boolean[]
    ) with ordinality as g (email, key, name, due_date, has_due_date, nth)
    join training_programme p on p.id = ${programmeId}
    cross join lateral (${earlierCycles(ctx, sql`g.key`)}) e
    order by g.nth on conflict do nothing returning ${assignmentColumns(ctx)}`
}
