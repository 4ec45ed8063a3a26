import { findDelimiter } from '../../../lib/spreadsheet/find-delimiter.ts'
import { agendaColumns } from './agenda-columns.ts'
import { parseLines } from './parse-lines.ts'
import { parseTable } from './parse-table.ts'
import type { WrittenAgenda } from './written-agenda.ts'

const HEADER_WITHIN = 20
const MAX_HEADER = 2_000

/**
 * Reads a pasted agenda: a table whose first rows name its columns, in English or Turkish, or lines such as
 * `10:00–10:45 Title (Speaker) @Room [Track]` below headings that name the day. It reads each character a few times at
 * most.
 * @param first the first day of the event, `YYYY-MM-DD`; null when it has no date
 */
export async function parseAgenda(text: string, first: string | null): Promise<WrittenAgenda> {
  const plain = text.replace(/^\ufeff/, '')
  const lines = plain.split(/\r\n|\r|\n/)
  for (const delimiter of new Set([findDelimiter(Buffer.from(plain)).delimiter, '\t', ';', ',', '|'])) {
    const header = lines
      .slice(0, HEADER_WITHIN)
      .findIndex((line) => line.length <= MAX_HEADER && agendaColumns(cellsOfHeader(line, delimiter)) !== null)
    if (header < 0) continue
    const columns = agendaColumns(cellsOfHeader(lines[header]!, delimiter))!
    return parseTable(lines, { header, delimiter, columns, first })
  }
  return parseLines(lines, first)
}

const cellsOfHeader = (line: string, delimiter: string) =>
  line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ''))
