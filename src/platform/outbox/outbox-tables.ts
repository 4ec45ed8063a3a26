import type { EventType } from '../context/event-type.ts'
import { type Erasing, holdsAddress, type Person, type PersonalTable } from '../context/personal-table.ts'
import { change, many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { retainedById } from '../personal/retained-by-id.ts'
import { unhandled } from './read-events.ts'

/** A column that refers to events of the outbox: an event stays as long as a row refers to it. */
export type EventColumn = { table: string; column: string }

type Bringing = { eventColumns?: readonly EventColumn[]; eventTypes?: readonly EventType[] }

export function outboxTables(modules: readonly Bringing[]): PersonalTable[] {
  const ofMany = modules.flatMap(({ eventTypes = [] }) =>
    eventTypes.filter((each) => each.ofMany).map(({ type }) => type),
  )
  const unneeded = modules
    .flatMap(({ eventColumns = [] }) => eventColumns)
    .map(({ table, column }) => sql`and not exists (select from ${sql.ref(table)} r where r.${sql.ref(column)} = t.id)`)
  return [
    {
      table: 'domain_event',
      personal: ['body'],
      other: ['type', 'audience', 'traceparent'],
      ofPerson: (person) => sql`${holdsAddress(sql`convert_from(t.body, 'UTF8')`, person)} or ${aboutRows(person)}`,
      shown: sql`json_build_object('id', t.id, 'type', t.type, 'body',
        case when t.type = any(${ofMany}::text[]) then null else convert_from(t.body, 'UTF8')::json end)`,
      outcome: 'Keep type, time and ids; deliveries that are still to come have no more.',
      erase: eraseBodies,
      keep: retainedById({
        setting: 'domain_events',
        table: 'domain_event',
        begun: 'occurred_at',
        isOver: () => sql`${isHandledAndNotLast} ${sql.join(unneeded, ' ')}`,
        atOnce: 1_000,
        remove: async ({ db }, { ids, due }) => ({
          domain_events: await change({ db })`delete from domain_event t where t.id = any(${ids}::bigint[]) and ${due}`,
        }),
      }),
    },
    { table: 'outbox_place', personal: [], other: ['listener'], keep: 'for ever' },
  ]
}

/**
 * A condition for events `t` that every listener has handled, except the last one of each organisation for subscribers:
 * that one stays, so that a reader at the end of the feed can always continue from it.
 */
const isHandledAndNotLast = sql`
  not exists (select from outbox_place p where ${unhandled(sql`t`)})
  and (t.audience = 'internal' or exists (select from domain_event later
    where later.org_id = t.org_id and later.audience = 'subscribers' and (later.txid, later.id) > (t.txid, t.id)))`

/** Events about rows of the person. */
function aboutRows({ eventTypes, idsIn }: Person): Sql {
  const known = eventTypes.flatMap(({ type, subject }) => idsIn(subject).map((id) => ({ type, id })))
  return sql`(t.type, t.subject_id) in (
    select * from unnest(${known.map(({ type }) => type)}::text[], ${known.map(({ id }) => id)}::bigint[]))`
}

/** The envelope stays. For a type that no module declares, all data is removed, since its fields are unknown. */
async function eraseBodies({ db, eventTypes }: Erasing, ids: number[]): Promise<void> {
  const rows = await many<{ id: number; type: string; body: Buffer }>({ db })`
    select id, type, body from domain_event where id = any(${ids}::bigint[])`
  const bodies = rows.map(({ type, body }) => {
    const { data, ...envelope } = JSON.parse(body.toString('utf8'))
    const redact = eventTypes.find((each) => each.type === type)?.redact ?? (() => ({}))
    return Buffer.from(JSON.stringify({ ...envelope, data: redact(data as never) }))
  })
  await change({ db })`
    update domain_event set body = e.body
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${bodies}::bytea[]) as e (id, body) where domain_event.id = e.id`
}
