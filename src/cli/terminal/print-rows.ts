import { print } from './print-result.ts'
import { printedText } from './printed-text.ts'
import { cutToWidth, styled, terminalWidth, textWidth } from './terminal.ts'

const BETWEEN = 2
const NARROWEST = 8

/** The value in the column under each heading. */
export type Columns<Row> = Record<string, (row: Row) => unknown>

/** States by whether they are good news. */
const COLOURS = new Map(
  Object.entries({
    green: ['active', 'succeeded', 'completed', 'registered', 'checked_in', 'ready', 'open'],
    yellow: ['pending', 'queued', 'running', 'processing', 'expired', 'waitlisted', 'paused', 'closed'],
    red: ['failed', 'revoked', 'cancelled', 'off'],
  } as const).flatMap(([colour, words]) => words.map((word) => [word as string, colour as 'green' | 'yellow' | 'red'])),
)

/** Prints records: as a table on a terminal, as tab-separated lines in a pipe, or as JSON. */
export function printRows<Row>(json: boolean | undefined, rows: Row[], columns: Columns<Row>): void {
  const lines = rows.map((row) => Object.values(columns).map((of) => cellText(of(row))))
  if (json || !process.stdout.isTTY) {
    print(
      json,
      rows,
      lines.map((cells) => cells.map(coloured).join('\t')),
    )
    return
  }
  const headings = Object.keys(columns).map((heading) => heading.toUpperCase())
  const widths = widthsOf([headings, ...lines])
  const shown = (cells: string[], style: (padded: string) => string) =>
    cells
      .map((cell, index) => style(padded(cutToWidth(cell, widths[index]!), widths[index]!)))
      .join(' '.repeat(BETWEEN))
  print(false, rows, [
    shown(headings, (heading) => styled('bold', heading)),
    ...lines.map((cells) => shown(cells, coloured).trimEnd()),
  ])
}

/** Prints a record: a line with name and value per field, or JSON. */
export function printRecord(json: boolean | undefined, record: object): void {
  const fields = Object.entries(record).map(([name, value]) => [name, cellText(value)] as const)
  const width = Math.max(0, ...fields.map(([name]) => name.length))
  const line = ([name, text]: readonly [string, string]) =>
    process.stdout.isTTY ? `${styled('dim', name.padEnd(width))}  ${coloured(text)}` : `${name}\t${coloured(text)}`
  print(json, record, fields.map(line))
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return printedText(value.join(','))
  return printedText(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

function coloured(text: string): string {
  const colour = COLOURS.get(text.trim())
  return colour ? styled(colour, text) : text
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)))
}

/** Columns are as wide as their texts; on a narrow terminal the widest ones shrink. */
function widthsOf(lines: string[][]): number[] {
  const widths = lines[0]!.map((_, index) => Math.max(...lines.map((cells) => textWidth(cells[index]!))))
  const room = terminalWidth() - BETWEEN * (widths.length - 1)
  let over = widths.reduce((sum, width) => sum + width, -room)
  while (over-- > 0) {
    const widest = widths.indexOf(Math.max(...widths))
    if (widths[widest]! <= NARROWEST) break
    widths[widest]!--
  }
  return widths
}
