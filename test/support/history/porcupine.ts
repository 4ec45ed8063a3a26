import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import type { ObjectHistory } from './models.ts'

const SOURCE = join(import.meta.dirname, '../../../conformance/porcupine')
const PATH = `${process.env['PATH']}${delimiter}/usr/local/go/bin`
const env = { ...process.env, PATH, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly -buildvcs=false' }

/** Builds the judge in Go (conformance/porcupine), or returns the reason why it cannot be built here. */
export async function buildPorcupine() {
  await using opening = new AsyncDisposableStack()
  const folder = makeTemporaryFolder()
  opening.defer(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'judge')
  try {
    await promisify(execFile)('go', ['build', '-o', program, '.'], { cwd: SOURCE, env })
  } catch (error) {
    const { code, stderr = '' } = error as { code: unknown; stderr?: string }
    if (code === 'ENOENT') return 'LEFT OUT: there is no Go'
    if (/dial tcp|lookup|module lookup disabled/.test(stderr)) return 'LEFT OUT: Porcupine cannot be downloaded here'
    if (/requires go >=|toolchain not available/.test(stderr)) return `LEFT OUT: Go is too old: ${stderr}`
    throw error
  }
  const opened = opening.move()
  return {
    /** @returns a verdict for each history */
    async judge(histories: readonly ObjectHistory[]): Promise<string[]> {
      const running = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
      const ended = once(running, 'exit')
      running.stdin.end(JSON.stringify(histories))
      const verdicts = (await json(running.stdout)) as string[]
      await ended
      return verdicts
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
