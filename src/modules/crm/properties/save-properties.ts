import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { updateContacts } from '../contacts/update-contacts.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { listProperties, lockProperties } from './list-properties.ts'
import type { ContactProperty, PropertiesBody } from './property-schema.ts'

const BATCH = 1_000

/**
 * Makes the own fields of contacts those that are given. One that goes, or is of another type now, takes its values with it.
 * @throws AppError conflict when contacts have such values, unless `cascade` says that they go; validation_failed
 */
export function saveProperties(
  ctx: Context,
  given: PropertiesBody,
  { cascade = false }: { cascade?: boolean },
): Promise<ContactProperty[]> {
  const wanted = judged(given)
  return inTransaction(ctx, async (ctx) => {
    // Fields come one list after another, so that two lists at once do not make a third of both.
    await change(ctx)`select pg_advisory_xact_lock(hashtextextended(${`contact properties of ${ctx.orgId}`}, 0))`
    const held = await lockProperties(ctx)
    const before = await listProperties(ctx)
    const gone = held.filter(({ key, type }) => !wanted.some((each) => each.key === key && each.type === type))
    for (const { key } of gone) await takeValues(ctx, key, cascade)
    await change(
      ctx,
    )`delete from contact_property where org_id = ${ctx.orgId} and key <> all(${wanted.map(({ key }) => key)}::text[])`
    await change(ctx)`
      insert into contact_property as p (org_id, key, label, type, options, position)
      select ${ctx.orgId}::bigint, key, label, type, options, nth from unnest(
        ${wanted.map(({ key }) => key)}::text[], ${wanted.map(({ label }) => label)}::text[],
        ${wanted.map(({ type }) => type)}::text[], ${wanted.map(({ options }) => JSON.stringify(options))}::jsonb[])
        with ordinality as given (key, label, type, options, nth)
      on conflict (org_id, key) do update set label = excluded.label, type = excluded.type, options = excluded.options,
        position = excluded.position`
    await recordAudit(ctx, {
      action: 'organisation.set_contact_properties',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before,
      after: wanted,
    })
    return wanted
  })
}

function judged(given: PropertiesBody): ContactProperty[] {
  const keys = new Set<string>()
  return given.map(({ key, label, type, options = [] }, at) => {
    const place = (field: string) => ['body', String(at), field]
    if (keys.has(key)) throw invalidField(place('key'), `key ${key} is there twice`, 'duplicate')
    keys.add(key)
    const tidy = [...new Set(options.map((option) => option.trim()))]
    if ((type === 'choice') !== tidy.length > 0)
      throw invalidField(place('options'), 'a choice has options, and nothing else has', 'options')
    return { key, label: label.trim(), type, options: tidy }
  })
}

/** Nobody writes values of the field meanwhile: it is locked. */
async function takeValues(ctx: TxContext, key: string, cascade: boolean): Promise<void> {
  if (!cascade) await refuseWhereUsed(ctx, key)
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
  // What comes back when a merge is undone has no value of it either.
  await change(ctx)`
    update contact set properties = properties - ${key}::text
    where org_id = ${ctx.orgId} and merged_into is not null and properties ? ${key}`
}

async function refuseWhereUsed(ctx: TxContext, key: string): Promise<void> {
  const { count } = await one<{ count: number }>(ctx)`
    select count(*) from contact where org_id = ${ctx.orgId} and merged_into is null and properties ? ${key}`
  if (count === 0) return
  const have = count === 1 ? 'contact has' : 'contacts have'
  throw new AppError(
    'conflict',
    `${count} ${have} a value of ${key}. Send ?cascade=true to take the values away, or keep the field as it is.`,
  )
}
