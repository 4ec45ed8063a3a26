import { readFileSync } from 'node:fs'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { CONDITION_RULES } from '../questions/question-condition.ts'

const PARTS = [
  'page-colours',
  'page-frame',
  'page-forms',
  'question-fields',
  'certificate-page',
  'file-check',
  'ticket-page',
  'event-page',
  'agenda-page',
  'marketplace-page',
  'badge-page',
  'form-page',
  'my-page',
  'page-print',
] as const

const readPart = (part: string) => readFileSync(new URL(`./${part}.css`, import.meta.url), 'utf8')
const text = [...PARTS.map(readPart), CONDITION_RULES].join('\n')

/** The stylesheet of the pages. Its URL changes with its text, so browsers may cache it permanently. */
export const STYLESHEET = { text, path: `/assets/pages.css?v=${sha256(text).toString('hex').slice(0, 12)}` }

/** Returns the rules of some parts without comments and indents, for a page that is saved as one file. */
export function stylesOf(parts: (typeof PARTS)[number][]): string {
  return parts
    .map(readPart)
    .join('')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s*([{};,])\s*|:\s+/g, (_, mark: string | undefined) => mark ?? ':')
}
