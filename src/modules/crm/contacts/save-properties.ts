import { isDeepStrictEqual } from 'node:util'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { listProperties, lockProperties } from '../properties/list-properties.ts'
import type { ContactProperty, PropertiesBody } from '../properties/property-schema.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { updateContacts } from './update-contacts.ts'

const BATCH = 1_000

/**
 * Replaces the custom fields of contacts. A field that is removed or changes its type loses its values.
 * @throws AppError conflict if contacts have such values and `cascade` is false; validation_failed
 */
export function saveProperties(
  ctx: Context,
  given: PropertiesBody,
  { cascade = false }: { cascade?: boolean },
): Promise<ContactProperty[]> {
  const fields = validated(given)
  return inTransaction(ctx, async (ctx) => {
    // Requests take turns, so that two concurrent lists cannot mix into a third.
    await change(ctx)`select pg_advisory_xact_lock(hashtextextended(${`contact properties of ${ctx.orgId}`}, 0))`
    const held = await lockProperties(ctx)
    const before = await listProperties(ctx)
    if (isDeepStrictEqual(before, fields)) return fields
    const gone = held.filter(({ key, type }) => !fields.some((each) => each.key === key && each.type === type))
    for (const { key } of gone) await deleteValues(ctx, key, cascade)
    await change(
      ctx,
    )`delete from contact_property where org_id = ${ctx.orgId} and key <> all(${fields.map(({ key }) => key)}::text[])`
    await change(ctx)`
      insert into contact_property as p (org_id, key, label, type, options, position)
      select ${ctx.orgId}::bigint, key, label, type, options, nth from unnest(
        ${fields.map(({ key }) => key)}::text[], ${fields.map(({ label }) => label)}::text[],
        ${fields.map(({ type }) => type)}::text[], ${fields.map(({ options }) => JSON.stringify(options))}::jsonb[])
        with ordinality as given (key, label, type, options, nth)
      on conflict (org_id, key) do update set label = excluded.label, type = excluded.type, options = excluded.options,
        position = excluded.position`
    await recordAudit(ctx, {
      action: 'organisation.set_contact_properties',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before,
      after: fields,
    })
    return fields
  })
}

function validated(given: PropertiesBody): ContactProperty[] {
  const keys = new Set<string>()
  return given.map(({ key, label, type, options = [] }, at) => {
    const place = (field: string) => ['body', String(at), field]
    if (keys.has(key)) throw invalidField(place('key'), `key ${key} occurs twice`, 'duplicate')
    keys.add(key)
    const tidy = [...new Set(options.map((option) => option.trim()))]
    if ((type === 'choice') !== tidy.length > 0)
      throw invalidField(place('options'), 'a choice needs options; other types must not have any', 'options')
    return { key, label: label.trim(), type, options: tidy }
  })
}

/** Deletes the values of a field. The field is locked, so nobody writes new ones in the meantime. */
async function deleteValues(ctx: TxContext, key: string, cascade: boolean): Promise<void> {
  if (!cascade) await requireUnused(ctx, key)
  for (let after = 0; ; ) {
    const rows = await many<{ id: number }>(ctx)`
      select id from contact
      where org_id = ${ctx.orgId} and merged_into is null and properties ? ${key} and id > ${after}
      order by id limit ${BATCH}::int`
    const patches = rows.map(({ id }) => ({ id, set: { properties: { [key]: null } } }))
    await rescoreContacts(ctx, await updateContacts(ctx, patches, 'api'))
    if (rows.length < BATCH) break
    after = rows.at(-1)!.id
  }
  // Also clears merged contacts, so that undoing a merge does not bring values back.
  await change(ctx)`
    update contact set properties = properties - ${key}::text
    where org_id = ${ctx.orgId} and merged_into is not null and properties ? ${key}`
}

async function requireUnused(ctx: TxContext, key: string): Promise<void> {
  const { count } = await one<{ count: number }>(ctx)`
    select count(*) from contact where org_id = ${ctx.orgId} and merged_into is null and properties ? ${key}`
  if (count === 0) return
  const have = count === 1 ? 'contact has' : 'contacts have'
  throw new AppError(
    'conflict',
    `${count} ${have} a value of ${key}. Send ?cascade=true to delete these values, or keep the field unchanged.`,
  )
}
