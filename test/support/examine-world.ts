import type pg from 'pg'
import { collectInvariants } from '../../src/collect.ts'
import { examine, type Finding } from '../../src/doctor.ts'
import { sha256 } from '../../src/lib/crypto/sha256.ts'
import type { Services } from '../../src/platform/context/context.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { compile, type Sql, sql } from '../../src/platform/db/sql.ts'
import type { Module } from '../../src/platform/module.ts'

/** A plan that was made for empty tables would read larger ones in a bad order. */
const SMALL_BYTES = 1_500_000
const SIZE = sql`select coalesce(sum(pg_relation_size(oid)), 0)::int as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`
/** How the queries of `rowsThatBreak` begin. */
const OF_INVARIANT = 'select id::text from ('

type Answer = { rows: { id: string }[]; rowCount: number | null }
type Waiting = { text: string; answer: PromiseWithResolvers<Answer> }

/** The first world of a process is examined as a service is, by statements that `record-statements.ts` notes. */
let isFirst = true

/**
 * Checks every invariant of a world's stored data. The service plans and sends a statement for each; here, where
 * thousands of worlds with few rows are checked, all are parts of one statement, whose plan the session keeps.
 */
export async function examineWorld(services: Services, pool: pg.Pool, modules: readonly Module[]): Promise<Finding[]> {
  const { rows } = await services.db.run<{ bytes: number }>(SIZE)
  if (isFirst || rows[0]!.bytes > SMALL_BYTES) {
    isFirst = false
    return examine(services, modules)
  }
  return (await meetsInvariants(services, pool, modules)) ? [] : examine(services, modules)
}

/** Checks every invariant by one statement. */
export async function meetsInvariants(services: Services, pool: pg.Pool, modules: readonly Module[]): Promise<boolean> {
  const together = { ...services, db: checkingTogether(services.db, pool) }
  const found = await Promise.all(collectInvariants(modules).map(({ find }) => find(together)))
  return found.every((rows) => rows.length === 0)
}

/** Sends the queries of invariants that come at the same time as one, and others in turn, so that they need one session. */
function checkingTogether(db: Db, pool: pg.Pool): Db {
  let waiting: Waiting[] = []
  let last: Promise<unknown> = Promise.resolve()
  const flush = () => {
    const all = waiting
    waiting = []
    last = last
      .then(() => sendTogether(pool, all))
      .catch((error: unknown) => {
        for (const { answer } of all) answer.reject(error)
      })
  }
  return {
    ...db,
    async run<Row>(statement: Sql) {
      const { text, values } = compile(statement)
      if (values.length > 0 || !text.startsWith(OF_INVARIANT)) {
        // Awaited here, so that its stack names this file: the first world has recorded it as the service's.
        const next = last.then(async () => await db.run<Row>(statement))
        last = next.catch(() => {})
        return next
      }
      if (waiting.length === 0) setImmediate(flush)
      const answer = Promise.withResolvers<Answer>()
      waiting.push({ text, answer })
      return (await answer.promise) as unknown as { rows: Row[]; rowCount: number | null }
    },
  }
}

async function sendTogether(pool: pg.Pool, all: Waiting[]): Promise<void> {
  const text = all.map(({ text }, nth) => `(select ${nth} as nth, id from (${text}) q)`).join(' union all ')
  const name = sha256(text).toString('base64url').slice(0, 20)
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ nth: number; id: string }>({ name, text })
    const groups = Map.groupBy(rows, ({ nth }) => nth)
    for (const [nth, { answer }] of all.entries()) {
      const own = groups.get(nth) ?? []
      answer.resolve({ rows: own, rowCount: own.length })
    }
  } finally {
    client.release()
  }
}
