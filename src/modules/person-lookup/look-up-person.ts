import { AppError } from '../../lib/errors.ts'
import { type Context, limitedToEvents } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { emailKey } from '../attendees/index.ts'
import { hasScope } from '../organisations/index.ts'
import { PERSON_PARTS, type PersonPart } from './person-parts.ts'
import type { PersonRecords } from './person-records-schema.ts'

const MAX_ITEMS = 50

type PartName = Exclude<keyof PersonRecords, 'email' | 'name'>
type Item = Record<string, unknown>

/**
 * Returns all records of an email address that the caller's scopes allow. Members limited to certain events get the
 * records of these events only, and no part without an event.
 * @throws AppError forbidden without any of the scopes
 */
export async function lookUpPerson(ctx: Context, email: string): Promise<PersonRecords> {
  const scopes = 'scopes' in ctx.actor ? ctx.actor.scopes : []
  const events = limitedToEvents(ctx.actor)
  const allowed = Object.entries(PERSON_PARTS).filter(
    ([, { needs, ofEvents }]) => hasScope(scopes, needs) && (ofEvents || events === null),
  )
  if (allowed.length === 0)
    throw new AppError('forbidden', `This needs one of the scopes ${[...READ_SCOPES].join(', ')}.`)
  const parts: Partial<Record<PartName, { total: number; items: Item[] }>> = {}
  for (const [name, part] of allowed) parts[name as PartName] = await readPart(ctx, part, emailKey(email))
  const items = Object.values(parts).flatMap((part) => part.items)
  const name = items.map((item) => item['name']).find((text) => typeof text === 'string' && text !== '' && text !== '—')
  return { email, name: name ?? null, ...parts } as PersonRecords
}

const READ_SCOPES = new Set(Object.values(PERSON_PARTS).map(({ needs }) => needs))

async function readPart(ctx: Context, { records, toWire = (row) => row }: PersonPart, key: string) {
  const events = limitedToEvents(ctx.actor)
  const within = events === null ? sql`true` : sql`r.event_id = any(${events}::bigint[])`
  const rows = await many<Item & { total: number }>(ctx)`
    with r as (${records(ctx, key)})
    select *, count(*) over ()::int as total from r where ${within} order by id desc limit ${MAX_ITEMS}::int`
  const items = rows.map(({ total: _, ...row }) => timesToWire(toWire(row, ctx)))
  return { total: rows[0]?.total ?? 0, items }
}

const timesToWire = (row: Item): Item =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
