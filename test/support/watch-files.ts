import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { relative } from 'node:path'

export type FileTime = { file: string; seconds: number }

/** How long a process has for its last words when it is ended, and its output to close when it has ended. */
const LAST_WORDS_MS = 3_000

/**
 * Watches the process that node:test starts for each file: notes how long it took, and ends one that does not end by
 * itself. Such a file has failed; node:test says so, and `tell` why.
 * @returns the files that have ended, which become more
 */
export function watchFiles(limitSeconds: number, tell: (text: string) => void): FileTime[] {
  const times: FileTime[] = []
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess }
    const started = performance.now()
    // What it runs is known as soon as it has been started, which is after it was announced.
    child.once('spawn', () => {
      const file = relative(process.cwd(), child.spawnargs.at(-1)!)
      const timer = setTimeout(() => {
        tell(`${file} did not end by itself within ${limitSeconds} seconds: it is ended.\n`)
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS).unref()
      }, limitSeconds * 1000)
      child.once('exit', () => {
        clearTimeout(timer)
        times.push({ file, seconds: (performance.now() - started) / 1000 })
        // A process that it left behind may hold its output open.
        setTimeout(() => [child.stdout, child.stderr].map((end) => end?.destroy()), LAST_WORDS_MS).unref()
      })
    })
  })
  return times
}
