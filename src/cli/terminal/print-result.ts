import { jsonText } from './printed-text.ts'

/** Writes a progress line to stderr. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Prints a result: JSON for programs, lines for people. */
export function print(json: boolean | undefined, result: unknown, lines: string[]): void {
  process.stdout.write(json ? `${jsonText(result)}\n` : lines.map((line) => `${line}\n`).join(''))
}
