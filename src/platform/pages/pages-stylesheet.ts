import { readFileSync } from 'node:fs'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { CONDITION_RULES } from '../questions/question-condition.ts'

const PARTS = [
  'page-colours',
  'page-frame',
  'page-forms',
  'question-fields',
  'certificate-page',
  'ticket-page',
  'event-page',
  'agenda-page',
  'marketplace-page',
  'badge-page',
  'form-page',
  'my-page',
  'page-print',
]

const files = PARTS.map((part) => readFileSync(new URL(`./${part}.css`, import.meta.url), 'utf8'))
const text = [...files, CONDITION_RULES].join('\n')

/** The stylesheet of the pages. Its URL changes with its text, so browsers may cache it permanently. */
export const STYLESHEET = { text, path: `/assets/pages.css?v=${sha256(text).toString('hex').slice(0, 12)}` }
