import { AppError } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeReference, brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { typesChanged } from '../records/event-events.ts'
import { type EventRow, eventToWire, lockEvent } from '../records/event-queries.ts'
import { offerPlacesLater } from '../records/offer-places-later.ts'
import { checkTypeQuestions } from './check-type-questions.ts'
import { type RegistrationTypeRow, readType, typeColumns, typeToWire } from './registration-type-queries.ts'
import {
  type CreateRegistrationType,
  MAX_TYPES,
  type RegistrationType,
  type UpdateRegistrationType,
} from './registration-type-schema.ts'

type Values = Pick<
  RegistrationTypeRow,
  'name' | 'description' | 'capacity' | 'questions' | 'needs_approval' | 'closes_at'
>

const NOTHING: Values = {
  name: '',
  description: null,
  capacity: null,
  questions: [],
  needs_approval: false,
  closes_at: null,
}

/**
 * Adds a registration type, behind the others unless its position is given. The event is locked, so that questions of
 * two requests fit each other.
 * @throws AppError not_found; already_exists for the name; conflict when there are too many; validation_failed
 */
export function createType(ctx: Context, eventId: number, input: CreateRegistrationType): Promise<RegistrationType> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, eventId)
    const values = merged(NOTHING, input)
    await checkTypeQuestions(ctx, event, { id: null, questions: values.questions })
    const made = await maybeOne<RegistrationTypeRow>(ctx)`
      insert into registration_type (org_id, event_id, name, folded_name, description, capacity, questions,
        needs_approval, closes_at, position, created_at, updated_at)
      select ${ctx.orgId}, ${eventId}, ${values.name}, ${searchKey(values.name)}, ${values.description}, ${values.capacity},
        ${JSON.stringify(values.questions)}::jsonb, ${values.needs_approval}::boolean, ${values.closes_at}, coalesce(${input.position ?? null}::int, max(position) + 1, 1),
        ${ctx.now()}, ${ctx.now()}
      from registration_type where event_id = ${eventId} having count(*) < ${MAX_TYPES}
      returning ${typeColumns}`.catch(explainer(values))
    if (made === null) throw new AppError('conflict', `An event can have ${MAX_TYPES} registration types.`)
    return finish(ctx, 'registration_type.create', event, { after: made, before: null })
  })
}

/** Updates the given fields. @throws AppError not_found; already_exists for the name; validation_failed */
export function updateType(
  ctx: Context,
  eventId: number,
  id: number,
  input: UpdateRegistrationType,
): Promise<RegistrationType> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, eventId)
    const before = await readType(ctx, eventId, id)
    const values = { ...merged(before, input), position: input.position ?? before.position }
    if (changesNothing(before, values)) return typeToWire(before)
    if (input.questions) await checkTypeQuestions(ctx, event, { id, questions: values.questions })
    const after = await one<RegistrationTypeRow>(ctx)`
      update registration_type set name = ${values.name}, folded_name = ${searchKey(values.name)},
        description = ${values.description}, capacity = ${values.capacity}, questions = ${JSON.stringify(values.questions)},
        needs_approval = ${values.needs_approval}, closes_at = ${values.closes_at}, position = ${values.position}, updated_at = ${ctx.now()}
      where id = ${id} returning ${typeColumns}`.catch(explainer(values))
    if (before.capacity !== values.capacity) await offerPlacesLater(ctx, eventId)
    return finish(ctx, 'registration_type.update', event, { after, before })
  })
}

/** Deletes a type that no attendee has. @throws AppError not_found; conflict when somebody has it */
export function deleteType(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockEvent(ctx, eventId)
    const before = await readType(ctx, eventId, id)
    await change(ctx)`delete from registration_type where id = ${id}`.catch((error: unknown) => {
      if (!brokeReference(error, 'attendee_registration_type_fkey')) throw error
      throw new AppError(
        'conflict',
        'Attendees have this registration type. Give them another type first, or set closes_at to take no more.',
      )
    })
    await recordAudit(ctx, {
      action: 'registration_type.delete',
      subjectType: 'registration_type',
      subjectId: id,
      before: typeToWire(before),
    })
    await recordEvents(ctx, [typesChanged(eventToWire(ctx, event), ctx.now())])
  })
}

function merged<Old extends Values>(old: Old, { closes_at, position: _, ...input }: UpdateRegistrationType): Old {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return {
    ...old,
    ...given,
    name: input.name?.trim() ?? old.name,
    description: input.description === undefined ? old.description : input.description?.trim() || null,
    closes_at: closes_at === undefined ? old.closes_at : closes_at && parseTimestamp(closes_at),
  }
}

async function finish(
  ctx: TxContext,
  action: string,
  event: EventRow,
  { after: row, before }: { after: RegistrationTypeRow; before: RegistrationTypeRow | null },
): Promise<RegistrationType> {
  const after = typeToWire(row)
  await recordAudit(ctx, {
    action,
    subjectType: 'registration_type',
    subjectId: row.id,
    ...(before ? { before: typeToWire(before) } : {}),
    after,
  })
  await recordEvents(ctx, [typesChanged(eventToWire(ctx, event), ctx.now())])
  return after
}

function explainer({ name }: Pick<Values, 'name'>) {
  return (error: unknown): never => {
    if (!brokeUniqueKey(error, 'registration_type_name_key')) throw error
    throw new AppError('already_exists', `A registration type with the name ${name} is already in this event.`)
  }
}
