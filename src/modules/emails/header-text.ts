import { cleanText } from '../../lib/render/clean-text.ts'

const MAX_NAME = 401
const MAX_SUBJECT = 300

/** The name of a person as a header can hold it. */
export function nameInHeader(name: string): string {
  return headerText(name, MAX_NAME)
}

export function subjectInHeader(subject: string): string {
  return headerText(subject, MAX_SUBJECT)
}

/** One line that a header can hold: what could end the header is a space, and what is too long is cut. */
function headerText(text: string, most: number): string {
  return Array.from(cleanText(text)).slice(0, most).join('').trim()
}
