import { existsSync, readFileSync } from 'node:fs'
import type { Recorded } from '../record-statements.ts'
import { type Exception, exceptions } from './exceptions.ts'
import { unboundTables } from './read-statement.ts'
import { readTables } from './read-tables.ts'

/**
 * Judges the statements that tests have recorded.
 * @returns what is wrong, each as a paragraph, and the exceptions that no statement needed
 */
export async function evaluateStatements(file: string): Promise<{ wrong: string[]; unused: readonly Exception[] }> {
  const tables = await readTables()
  const used = new Set<Exception>()
  const wrong: string[] = []
  for (const { text, source } of recordedIn(file)) {
    const unbound = unboundTables(text, tables)
    const found = unbound.filter(({ table }) => {
      const places = unbound.filter((each) => each.table === table).length
      const allowed = exceptions.filter((exception) => covers(exception, { source, text, table }))
      for (const each of allowed) used.add(each)
      return !allowed.some(({ most }) => places <= most)
    })
    if (found.length === 0) continue
    const rows = found.map(({ deed, table }) => `${deed} ${table}`)
    wrong.push(`${source} does not say of which organisation: ${[...new Set(rows)].join(', ')}\n${indented(text)}`)
  }
  return { wrong, unused: exceptions.filter((exception) => !used.has(exception)) }
}

function covers(
  { from, table, says = '' }: Exception,
  unbound: { source: string; text: string; table: string },
): boolean {
  const isThere = from.endsWith('/') ? unbound.source.startsWith(from) : unbound.source === from
  return isThere && (table === null || table === unbound.table) && unbound.text.includes(says)
}

/** Each text once for each file that sends it. */
function recordedIn(file: string): Recorded[] {
  if (!existsSync(file)) return []
  const recorded = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Recorded => JSON.parse(line))
  return [...new Map(recorded.map((each) => [`${each.source}\0${each.text}`, each])).values()]
}

function indented(text: string): string {
  return `    ${text.replaceAll(/\s+/g, ' ').trim()}`
}
