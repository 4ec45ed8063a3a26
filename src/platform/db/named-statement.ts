import type pg from 'pg'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { parameterOf } from './parameter-of.ts'
import { sql } from './sql.ts'

const names = new Map<string, string>()

/** The same text gets the same short name in every process, so PostgreSQL plans it once for each connection. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = sha256(text).toString('base64url').slice(0, 20)
    names.set(text, name)
  }
  return name
}

/**
 * Starts a statement that is planned for its values each time. A named statement keeps one plan for all values; where
 * the rows can be few or many, that plan is wrong for one case by orders of magnitude.
 */
export const PLANNED_ANEW = sql.raw('/* planned anew */ ')
const [ANEW] = PLANNED_ANEW.texts as [string]

/** Makes each parametrised query of this connection a named statement; unnamed ones cost 35 to 45 % more. */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || text.startsWith(ANEW))
      return query(text, values, ...rest)
    return query({ name: nameOf(text), text, values: values.map(parameterOf) }, ...rest)
  }) as pg.PoolClient['query']
}
