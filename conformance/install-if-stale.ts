import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Installs the packages of this folder unless they are those of its lock file. They are no part of the root's `npm ci`,
// which would download three more versions of PostgreSQL for everybody.
const lock = readFileSync(join(import.meta.dirname, 'package-lock.json'), 'utf8')
const installed = join(import.meta.dirname, 'node_modules', '.installed-lock.json')

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: import.meta.dirname, stdio: 'inherit' })
  if (status === 0) writeFileSync(installed, lock)
  process.exitCode = status ?? 1
}
