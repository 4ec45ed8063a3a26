import pg from 'pg'
import type { Invariant } from '../context/invariant.ts'
import { many } from './query.ts'
import { sql } from './sql.ts'

/** A sequence with the number it gave out last and the greatest that a row has, as text: both may be too large for a number. */
export type Sequence = { name: string; last: string | null; greatest: string | null }

const quoted = pg.escapeIdentifier

/** Runs a statement and gives its rows. */
type Ask = <Row extends object>(text: string) => Promise<Row[]>

/** All sequences of the schema, by name, as they are at one moment. They count up from 1. */
export async function readSequences(ask: Ask): Promise<Sequence[]> {
  const found = await ask<{ name: string; table: string | null; column: string | null }>(
    `select s.relname as name, t.relname as table, a.attname as column from pg_class s
     left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
       and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     left join pg_class t on t.oid = d.refobjid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relnamespace = 'public'::regnamespace and s.relkind = 'S' order by s.relname`,
  )
  const each = found.map(({ name, table, column }) => {
    const greatest = table === null ? 'null' : `(select max(${quoted(column!)}) from public.${quoted(table)})`
    // pg_sequences tells no last value of a sequence that was restarted and has given out none since.
    return `select ${pg.escapeLiteral(name)} as name, ${greatest}::text as greatest,
      (case when is_called then last_value else nullif(last_value - 1, 0) end)::text as last from public.${quoted(name)}`
  })
  return each.length === 0 ? [] : ask<Sequence>(each.join(' union all '))
}

/** A row whose number a sequence would give out a second time makes every insert into its table fail. */
export const sequencesAhead: Invariant = {
  name: 'no sequence is behind its table',
  async find({ db }) {
    const sequences = await readSequences((text) => many<never>({ db })`${sql.raw(text)}`)
    return sequences
      .filter(({ last, greatest }) => greatest !== null && BigInt(greatest) > BigInt(last ?? 0))
      .map(({ name, last, greatest }) => `${name} gave out ${last ?? 'nothing'}, and a row has ${greatest}`)
  },
}
