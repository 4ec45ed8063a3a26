import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../migrations/', import.meta.url)

export type Migration = { name: string; text: string }

/** Returns the files of `migrations/` in order. They only ever go forward. */
export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/** Returns the SHA-256 of a text, ignoring line ends, which are CR LF on some systems. */
export function hashOf({ text }: Migration): string {
  return createHash('sha256').update(withoutReturns(text)).digest('hex')
}

/**
 * Returns the oldest version of the program that works with the migrated tables, from a line such as
 * `-- works with: 0.1.0`; null if no older program does.
 */
export function oldestProgram({ text }: Migration): string | null {
  return /^-- works with: (\d+\.\d+\.\d+)\r?$/m.exec(text)?.[1] ?? null
}

/**
 * A step of a migration. `transaction` takes its locks for a moment; `concurrently` creates or drops an index while rows
 * change; `blocks` runs once for each block of a table's keys.
 */
export type MigrationPart =
  | { kind: 'transaction'; text: string }
  | { kind: 'concurrently'; text: string; index: string }
  | { kind: 'blocks'; text: string; table: string; key: string }

/**
 * Splits a migration at its lines `-- online: transaction`, `-- online: concurrently` and
 * `-- online: blocks of <table> by <key>`. Everything before the first such line is a transaction.
 * @throws Error if a line or its part has another form
 */
export function partsOf({ name, text }: Migration): MigrationPart[] {
  const [first = '', ...others] = withoutReturns(text).split(/^-- online: (.*)\n/m)
  const parts: MigrationPart[] = hasStatement(first) ? [{ kind: 'transaction', text: first }] : []
  for (let nth = 0; nth < others.length; nth += 2) {
    const part = partOf(others[nth]!, others[nth + 1]!)
    if (part === null) throw new Error(`${name}: the part "-- online: ${others[nth]}" has a form that is not known.`)
    parts.push(part)
  }
  return parts
}

const INDEX = /^(?:create (?:unique )?index concurrently|drop index concurrently(?: if exists)?) (\w+)\b[^;]*;?$/
const BLOCKS = /^blocks of (\w+) by (\w+)$/

function partOf(kind: string, text: string): MigrationPart | null {
  const bare = withoutComments(text)
  if (kind === 'transaction') return hasStatement(text) ? { kind, text } : null
  if (kind === 'concurrently') {
    const index = INDEX.exec(bare)?.[1]
    return index === undefined ? null : { kind, text: bare, index }
  }
  const [, table, key] = BLOCKS.exec(kind) ?? []
  return table && key && /= any ?\(\$1\)/.test(bare) ? { kind: 'blocks', text: bare, table, key } : null
}

const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n')
const withoutComments = (text: string) => text.replace(/^\s*--.*$/gm, '').trim()
const hasStatement = (text: string) => withoutComments(text) !== ''
