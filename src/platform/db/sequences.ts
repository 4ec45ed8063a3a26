import pg from 'pg'
import type { Db } from './database.ts'
import { many } from './query.ts'
import { sql } from './sql.ts'

/** A sequence, the number it gave out last and the greatest in its column, as text: both may exceed a JavaScript number. */
export type Sequence = { name: string; last: string | null; greatest: string | null }

const quoted = pg.escapeIdentifier

type Ask = <Row extends object>(text: string) => Promise<Row[]>

/**
 * Reads the sequences of the schema `public` at one moment, sorted by name. They count up from 1.
 * @param isChosen SQL condition on `t`, the table of a sequence, which is null for a sequence without one
 */
export async function readSequences(ask: Ask, isChosen = 'true'): Promise<Sequence[]> {
  const found = await ask<{ name: string; table: string | null; column: string | null }>(
    `select s.relname as name, t.relname as table, a.attname as column from pg_class s
     left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
       and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     left join pg_class t on t.oid = d.refobjid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relnamespace = 'public'::regnamespace and s.relkind = 'S' and ${isChosen} order by s.relname`,
  )
  const each = found.map(({ name, table, column }) => {
    const greatest = table === null ? 'null' : `(select max(${quoted(column!)}) from public.${quoted(table)})`
    // pg_sequences has no last value for a sequence that was restarted and has given out none since.
    return `select ${pg.escapeLiteral(name)} as name, ${greatest}::text as greatest,
      (case when is_called then last_value else nullif(last_value - 1, 0) end)::text as last from public.${quoted(name)}`
  })
  return each.length === 0 ? [] : ask<Sequence>(each.join(' union all '))
}

/** A table without a page has no row. */
const HAS_PAGES = 'pg_relation_size(t.oid) > 0'

/** Finds sequences that would give out a number again, so that every insert into their table fails. @returns sentences */
export async function sequencesBehind(db: Db): Promise<string[]> {
  const sequences = await readSequences((text) => many<never>({ db })`${sql.raw(text)}`, HAS_PAGES)
  return sequences
    .filter(({ last, greatest }) => greatest !== null && BigInt(greatest) > BigInt(last ?? 0))
    .map(({ name, last, greatest }) => `${name} gave out ${last ?? 'nothing'}, and a row has ${greatest}`)
}
