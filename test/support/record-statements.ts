import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const ROOT = `${join(import.meta.dirname, '..', '..')}/`
/** Every statement of the service passes it. */
const SENDER = 'src/platform/db/database.ts'
const RECORDER = 'test/support/record-statements.ts'
/** Files that pass statements on: the database layer, and what tests put between it and the service. */
const PASSING =
  /^(src\/platform\/(db\/(?!.*\.test\.ts)|replicas\/reading-database\.ts|context\/invariant\.ts)|test\/support\/statements\.ts)/

export type Recorded = { text: string; source: string }

const seen = new Map<string, string>()
const ofTests = new Set<string>()

/** Leaves out a text that a test has changed on purpose. */
export function leaveOut(text: string): void {
  ofTests.add(text)
}

/**
 * Notes each distinct statement that this process sends and the source file that sends it, and appends them to the file
 * in STATEMENTS_FILE when the process ends. Statements of tests are left out. test/run.ts judges the file.
 */
function recordStatements(file: string): void {
  const original = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, query: unknown, ...rest: unknown[]) {
    const text = typeof query === 'string' ? query : (query as { text?: unknown }).text
    if (typeof text === 'string' && !seen.has(text) && !ofTests.has(text)) {
      const source = senderOf()
      if (source !== null && !isTest(source)) seen.set(text, source)
    }
    return original.call(this, query, ...rest)
  } as never
  process.on('exit', () => {
    const lines = [...seen].map(([text, source]) => `${JSON.stringify({ text, source } satisfies Recorded)}\n`)
    if (lines.length > 0) appendFileSync(file, lines.join(''))
  })
}

/**
 * The file of the project that sends a statement, by the stack. Null where it comes from a library: node-postgres answers
 * `pool.query` of tests after their stack is gone, and the service does not use it.
 */
function senderOf(): string | null {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  const sources = [...stack.matchAll(/(?:file:\/\/)?(\/[^:()\s]+\.[jt]sx?):\d+/g)]
    .map(([, path]) => path!)
    .filter((path) => path.startsWith(ROOT) && !path.includes('/node_modules/'))
    .map((path) => path.slice(ROOT.length))
    .filter((source) => source !== RECORDER)
  return sources.find((source) => !PASSING.test(source)) ?? sources.find((source) => source === SENDER) ?? null
}

function isTest(source: string): boolean {
  return source.startsWith('test/') || source.startsWith('bench/') || /\.(test|helpers|fixture)\.ts$/.test(source)
}

const file = process.env['STATEMENTS_FILE']
if (file !== undefined) recordStatements(file)
