import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { belowBar, type Result } from '../compare.ts'
import { openStage, type Stage } from '../stage.ts'

/** Events of 1,000 people with certificates, each of which has a log entry and a domain event too: 200,000 rows. */
const WITH_CERTIFICATES = 50
/** Events of 20,000 people: 800,000 rows. */
const WITHOUT = 40
const BACKUP_SECONDS = 60
const RESTORE_SECONDS = 120

/**
 * Backs up an installation of a million rows while it runs, and restores it into an empty folder, doctor
 * included.
 */
export async function backupScenarios(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-backup-'))
  const to = join(folder, 'backup')
  try {
    const backup = await backUpStage(to, join(folder, 'files'))
    const restore = await timed(['restore', '--from', to], { DATA_DIR: join(folder, 'restored') })
    const rows = `${(backup.rows / 1e6).toFixed(1)} million rows`
    return [
      belowBar(`backup of ${rows} while the service runs`, 's', backup.seconds, BACKUP_SECONDS),
      belowBar(`restore of ${rows} with the doctor`, 's', restore.seconds, RESTORE_SECONDS),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function backUpStage(to: string, dataDir: string) {
  const stage = await openStage()
  try {
    for (let events = 0; events < WITH_CERTIFICATES; events++) await fillEvent(stage, 1_000, { issue: true })
    for (let events = 0; events < WITHOUT; events++) await fillEvent(stage, 20_000, { issue: false })
    return await timed(['backup', '--to', to], { DATABASE_URL: stage.databaseUrl, DATA_DIR: dataDir })
  } finally {
    await stage.close()
  }
}

/** Makes an event with these attendees, who all get certificates if `issue` is set. */
async function fillEvent({ request, client }: Stage, people: number, { issue }: { issue: boolean }): Promise<void> {
  const event = await request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await client.query(
    `insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
     select 1, $1, 'Ayşe' || n, left(md5(n::text), 8), 'p' || n || '@example.org', 'p' || n || '@example.org', 'api',
       'ayse' || n || ' ' || left(md5(n::text), 8) || ' p' || n || '@example.org', now(), now() from generate_series(1, $2::int) n`,
    [event.id, people],
  )
  if (issue) await request('POST', `/admin/events/${event.id}/certificates`)
}

async function timed(args: string[], env: Record<string, string>): Promise<{ seconds: number; rows: number }> {
  const begun = performance.now()
  const command = ['bin/laurel', ...args, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env['PATH'], ...env },
  })
  return { seconds: (performance.now() - begun) / 1_000, rows: JSON.parse(stdout).rows }
}
