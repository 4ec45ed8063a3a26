import { cleanText } from '../../../lib/render/clean-text.ts'

const MAX_NAME = 401
const MAX_SUBJECT = 300

/** A person's name, made safe for a header. */
export function nameInHeader(name: string): string {
  return headerText(name, MAX_NAME)
}

export function subjectInHeader(subject: string): string {
  return headerText(subject, MAX_SUBJECT)
}

/** One line for a header: line breaks become spaces, and long text is cut. */
function headerText(text: string, max: number): string {
  return Array.from(cleanText(text)).slice(0, max).join('').trim()
}
