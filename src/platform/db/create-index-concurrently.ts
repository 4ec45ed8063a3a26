import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { MigrationSession } from './lock-briefly.ts'
import { watchLockHolders } from './lock-holders.ts'
import type { MigrationPart } from './migration-files.ts'
import { isDeadlock } from './pg-errors.ts'

const MAX_ATTEMPTS = 5
const PAUSE_MS = 1_000
const TELL_EVERY_MS = 30_000

/**
 * Runs `create index concurrently` or `drop index concurrently`, which wait for every transaction that is older, and let
 * rows change meanwhile. An index that an earlier attempt left unfinished is dropped and built again.
 */
export async function createIndexConcurrently(
  session: MigrationSession,
  subject: string,
  { text, index }: Extract<MigrationPart, { kind: 'concurrently' }>,
): Promise<void> {
  const { client } = session
  const isDrop = /^drop /.test(text)
  for (let attempt = 1; ; attempt++) {
    const state = await stateOf(client, index)
    if (isDrop ? state === null : state === 'valid') return
    if (!isDrop && state === 'invalid') await tellingWaits(session, subject, drop(index))
    try {
      await tellingWaits(session, subject, text)
      return
    } catch (error) {
      // An unfinished unique index would still refuse rows.
      if (!isDrop && (await stateOf(client, index)) === 'invalid') await client.query(drop(index))
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error
      await wait(attempt * PAUSE_MS)
    }
  }
}

const drop = (index: string) => `drop index concurrently ${index}`

async function stateOf(client: pg.Client, index: string): Promise<'valid' | 'invalid' | null> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [`public.${index}`],
  )
  return rows[0] === undefined ? null : rows[0].indisvalid ? 'valid' : 'invalid'
}

/** Runs a statement without a time limit, and tells for which transactions it waits. */
async function tellingWaits({ client, url, tell }: MigrationSession, subject: string, text: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const holders = await watchLockHolders(url, rows[0]!.pid)
  const timer = setInterval(() => {
    const others = holders.describe()
    if (others !== null) tell(`${subject} waits for the end of older transactions: ${others}`)
  }, TELL_EVERY_MS)
  try {
    await client.query(text)
  } finally {
    clearInterval(timer)
    await holders.stop()
  }
}
