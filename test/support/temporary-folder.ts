import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NEEDED = 4 * 1024 ** 3

/**
 * Makes the folder for everything that the tests write. It is in memory where there is plenty, since hundreds of
 * databases of five hundred files each are cloned and dropped, else in the system's folder for temporary files.
 */
export function makeTemporaryFolder(): string {
  if (process.env['LAUREL_BIG_TESTS'] !== '1' && existsSync(MEMORY)) {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, freemem()) >= NEEDED) {
      const folder = openFolder(MEMORY)
      if (runsPrograms(folder)) return folder
      rmSync(folder, { recursive: true })
    }
  }
  return openFolder(tmpdir())
}

/** Open to all, as /tmp is: some tests run as several users. */
function openFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'laurel-test-'))
  chmodSync(folder, 0o1777)
  return folder
}

/** PostgreSQL's binaries are copied there where their own folder is closed, and many systems mount it without execution. */
function runsPrograms(folder: string): boolean {
  const script = join(folder, 'program')
  writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(script)
  rmSync(script)
  return status === 0
}
