import type { LayoutField } from './scene-types.ts'

/** What one certificate says, by the names of its values. */
export type PrintedRecord = Readonly<Record<string, string>>

/** Those that designs have trouble with: long names, other scripts, one letter, nothing. */
export const SAMPLES = {
  usual: record('Ayşe Yılmaz', 'Gold', '21 November 2028'),
  long: record('Maria Fernanda Gonçalves de Albuquerque Montenegro e Silva', 'Distinction', '21 November 2028'),
  arabic: record('محمد عبد الرحمن الحداد', 'Gold', ''),
  chinese: record('欧阳明月', 'Gold', ''),
  letter: record('O', '', ''),
  bare: record('Ada Lovelace', '', ''),
} satisfies Record<string, PrintedRecord>

function record(name: string, tier: string, expires_at: string): PrintedRecord {
  return {
    name,
    tier,
    expires_at,
    event: 'Node Day İstanbul',
    date: '20 November 2026',
    issuer: 'Işık Events',
    code: '7KQ2-M9XF-3TBA-V',
    verify_at: 'events.example.org/verify',
    issued_at: '21 November 2026',
  }
}

/** What a field prints, by the service's own rule: a text none of whose values is there prints nothing. */
export function printedText(field: LayoutField, values: PrintedRecord): string {
  const text = field.type === 'text' ? (field.text ?? '') : `{{${field.type}}}`
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)
  if (names.length > 0 && names.every((name) => !values[name])) return ''
  return text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
