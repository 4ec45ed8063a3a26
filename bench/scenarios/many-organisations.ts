import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../test/support/free-port.ts'
import { aboveBar, belowBar, type Result, timed } from '../compare.ts'
import { median } from '../load.ts'
import { addOrganisations } from '../organisations.ts'
import { openStage, type Stage, start, stop, untilReady } from '../stage.ts'

const ORGANISATIONS = 10_000
const ROUNDS = 3

/** An installation with ten thousand organisations: entries of all their logs at once, and a start with two processes. */
export async function organisationScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    const first = await addOrganisations(stage.client, ORGANISATIONS)
    return [await sequencing(stage, first), await starting(stage)]
  } finally {
    await stage.close()
  }
}

/** Two entries in each log, written at once, until the last has its position. */
async function sequencing({ client }: Stage, first: number): Promise<Result> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await client.query(
      `insert into certificate_log (org_id, action, public_id, record_hash, at)
       select org_id, 'issued', gen_random_uuid(), sha256(org_id::text::bytea), now()
       from generate_series($1::bigint, $2::bigint) org_id, generate_series(1, 2) n`,
      [first, first + ORGANISATIONS - 1],
    )
    times.push(await timed(() => untilNumbered(client)))
  }
  const perSecond = (2 * ORGANISATIONS * 1_000) / median(times.slice(1))
  return aboveBar(`entries of ${ORGANISATIONS} logs get their positions`, 'entries/s', perSecond, 2_000)
}

async function untilNumbered(client: Stage['client']): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select 1 from certificate_log where position is null limit 1')
    if (rows.length === 0) return
    await wait(20)
  }
}

async function starting({ databaseUrl }: Stage): Promise<Result> {
  const times: number[] = []
  const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-start-'))
  for (let round = 0; round < ROUNDS; round++) {
    const PORT = String(await freePort())
    const began = performance.now()
    const laurel = start(['bin/laurel', 'start'], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT,
      LOG_LEVEL: 'warn',
      LAUREL_PROCESSES: '2',
    })
    await untilReady(`http://127.0.0.1:${PORT}/readyz`)
    times.push(performance.now() - began)
    await stop(laurel)
  }
  rmSync(folder, { recursive: true, force: true })
  return belowBar(`start with ${ORGANISATIONS} organisations and two processes`, 'ms', median(times), 2_000)
}
