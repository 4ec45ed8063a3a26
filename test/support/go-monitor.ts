import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Get } from './log-monitor.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** A state of the log; the root is in base64. */
export type SeenByGo = { size: number; root: string }

export type GoMonitor = {
  /** Looks at a log again. @throws Error if it is not the one that was seen, with more entries */
  follow: (get: Get, vkey: string, seen: SeenByGo | null) => Promise<SeenByGo>
  /** Checks that a log has the document of a credential. @throws Error if the proof does not hold */
  checkProof: (proof: string, vkey: string, documentHash: Buffer) => Promise<SeenByGo & { index: number }>
} & AsyncDisposable

type GoAnswer = { read?: string; tree?: SeenByGo; index: number; error?: string }

const SOURCE = join(import.meta.dirname, '../credentials/go')
// Modules come from the cache of this machine, which `go mod download` fills.
const env = {
  ...process.env,
  PATH: `${process.env['PATH']}${delimiter}/usr/local/go/bin`,
  ...{ GOPROXY: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly -buildvcs=false' },
}

/** Starts a monitor in Go (test/credentials/go), or returns the reason why it cannot be built here. */
export async function startGoMonitor(): Promise<GoMonitor | string> {
  await using opening = new AsyncDisposableStack()
  const folder = makeTemporaryFolder()
  opening.defer(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'monitor')
  try {
    await promisify(execFile)('go', ['build', '-o', program, '.'], { cwd: SOURCE, env })
  } catch (error) {
    const { code, stderr = '' } = error as { code: unknown; stderr?: string }
    if (code === 'ENOENT') return 'LEFT OUT: there is no Go'
    if (/module lookup disabled/.test(stderr))
      return 'LEFT OUT: golang.org/x/mod is not here; run `go mod download` in test/credentials/go'
    if (/requires go >=|toolchain not available/.test(stderr)) return `LEFT OUT: Go is too old: ${stderr}`
    throw error
  }
  const running = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  opening.defer(() => endOf(running))
  const ask = questioner(running)
  const opened = opening.move()
  return {
    follow: async (get, vkey, seen) => (await ask({ do: 'follow', vkey, seen }, get)).tree!,
    async checkProof(proof, vkey, hash) {
      const { tree, index } = await ask({ do: 'proof', proof, vkey, document_hash: hash.toString('base64') })
      return { ...tree!, index }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function endOf(running: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => running.once('exit', resolve))
  running.stdin!.end()
  await ended
}

/** Asks one question at a time, and reads the files of the log for the monitor. */
function questioner({ stdin, stdout }: ChildProcess) {
  const lines = createInterface({ input: stdout! })[Symbol.asyncIterator]()
  const write = (value: object) => stdin!.write(`${JSON.stringify(value)}\n`)
  return async (question: object, get?: Get): Promise<GoAnswer> => {
    write(question)
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The monitor ended.')
      const answer: GoAnswer = JSON.parse(value)
      if (answer.error !== undefined) throw new Error(answer.error)
      if (answer.read === undefined) return answer
      const file = await get!(answer.read)
      write({ bytes: file?.toString('base64') ?? null })
    }
  }
}
