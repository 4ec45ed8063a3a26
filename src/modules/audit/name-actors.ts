import type { Static } from 'typebox'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Actor } from './audit-schema.ts'

export type Named = Static<typeof Actor> & { prefix: string | null }

type Row = { id: number; name: string | null; prefix: string | null }

/** Actors with names, and their tables. Names of deleted actors come from the audit log. */
const TABLES = {
  api_key: sql`select id, name, prefix, org_id from api_key`,
  door_device: sql`select id, name, null::text as prefix, org_id from door_device`,
  client: sql`select g.id, c.name || ' (' || p.name || ')' as name, null::text as prefix, g.org_id
    from oauth_grant g join oauth_client c on c.id = g.client_id join person p on p.id = g.person_id`,
  person: sql`select p.id, p.name, null::text as prefix, m.org_id from person p join membership m on m.person_id = p.id`,
} as const

const KINDS = Object.keys(TABLES) as (keyof typeof TABLES)[]

/** Looks up the names of actors, given as texts from `actorText`. */
export async function nameActors(ctx: Context, actors: readonly string[]): Promise<(actor: string) => Named> {
  const known = new Map<string, Row>()
  for (const kind of KINDS) {
    const ids = [...new Set(actors)].filter((actor) => actor.startsWith(`${kind}:`)).map((actor) => idOf(actor))
    if (ids.length > 0) for (const row of await namesOf(ctx, kind, ids)) known.set(`${kind}:${row.id}`, row)
  }
  return (actor) => {
    const [kind] = actor.split(':', 1) as [string]
    const { name = ACTOR_NAMES[kind]?.(idOf(actor)) ?? null, prefix = null } = known.get(actor) ?? {}
    return { kind, id: actor === kind ? null : idOf(actor), name, prefix }
  }
}

const ACTOR_NAMES: Record<string, (id: string) => string> = {
  job: (name) => `Laurel (${name})`,
  cli: () => 'The command line',
  visitor: () => 'A visitor',
}

function idOf(actor: string): string {
  return actor.slice(actor.indexOf(':') + 1)
}

function namesOf(ctx: Context, kind: keyof typeof TABLES, ids: string[]): Promise<Row[]> {
  return many<Row>(ctx)`
    select asked.id, coalesce(own.name, told.fields ->> 'name') as name, coalesce(own.prefix, told.fields ->> 'prefix') as prefix
    from unnest(${ids}::bigint[]) as asked (id)
    left join lateral (select * from (${TABLES[kind]}) own where org_id = ${ctx.orgId} and id = asked.id) own on true
    left join lateral (
      select coalesce(after, before) as fields from audit_entry
      where org_id = ${ctx.orgId} and subject_type = ${kind} and subject_id = asked.id and own.id is null
      order by created_at desc, id desc limit 1) told on true`
}
