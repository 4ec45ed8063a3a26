import type { Command } from 'commander'
import { natural } from '../terminal/option-values.ts'
import { tell } from '../terminal/print-result.ts'
import { type Columns, printRows } from '../terminal/print-rows.ts'
import { ask, type Row } from './ask-service.ts'

/** About one or two screens. */
const USUAL = 30
const PAGE = 100

export type ListOptions = { json?: boolean; limit: number; all?: boolean; search?: string }

export function listOptions(command: Command): Command {
  return command
    .option('--limit <count>', 'the maximum number of rows', natural, USUAL)
    .option('--all', 'list all rows')
}

/** Prints a list of the API and, on a terminal, how much of it was printed. */
export async function printList(
  path: string,
  columns: Columns<Row>,
  options: ListOptions,
  query: Row = {},
): Promise<void> {
  const { rows, total } = await listRecords(path, options.all ? Infinity : options.limit, query)
  printRows(options.json, rows, columns)
  if (process.stdout.isTTY && !options.json && total > rows.length)
    tell(`${rows.length} of ${total}; --all shows every one.`)
}

/** All pages have the same length, since the offset of a page depends on it. */
async function listRecords(path: string, wanted: number, query: Row): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = []
  const limit = Math.max(1, Math.min(wanted, PAGE))
  for (let page = 1; ; page++) {
    const answer = await ask('GET', path, { query: { ...query, page, limit } })
    const found = (await answer.json()) as Row[]
    rows.push(...found)
    const total = Number(answer.headers.get('x-total-count') ?? rows.length)
    if (found.length < limit || rows.length >= Math.min(wanted, total)) return { rows: rows.slice(0, wanted), total }
  }
}
