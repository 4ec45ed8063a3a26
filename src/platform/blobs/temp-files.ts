import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { isProcessAlive } from '../../lib/os/process-identity.ts'

const oldestMs = 24 * 60 * 60 * 1000

export type TempFiles = { folder: string; next(): string; owns(path: string): boolean }

/**
 * Creates names of temporary files in a folder and removes those that dead processes left there. A name identifies the
 * owner: `<process id>.<uuid>.<machine>`.
 */
export function openTempFiles(folder: string): TempFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder))
    if (isStale(join(folder, name), name)) rmSync(join(folder, name), { force: true })
  return {
    folder,
    next: () => join(folder, `${process.pid}.${randomUUID()}.${hostname()}`),
    owns: (path) => dirname(path) === folder,
  }
}

function isStale(path: string, name: string): boolean {
  const [pid, , ...host] = name.split('.')
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (changed < Date.now() - oldestMs) return true
  // Processes of another machine or container cannot be checked.
  if (host.join('.') !== hostname()) return false
  // Containers give the same id to the same program at each start.
  if (Number(pid) === process.pid) return changed < Date.now() - process.uptime() * 1000
  return !isProcessAlive(Number(pid))
}
