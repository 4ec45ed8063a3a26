import { html } from 'ghtml'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { type Html, timeElement } from '../../../platform/pages/written-text.ts'
import type { Visit } from './verification-place.ts'

/** Says since when changes may be missing on a page, if any may. @param zone the time zone of the time */
export function asOfNote({ language, words, asOf = null }: Visit, zone: string): Html {
  if (asOf === null) return ''
  const time = timeElement(asOf, writtenTime(asOf, zone, language))
  return html`<div class="part"><p class="problem" role="alert">!${words.checks.asOf(time)}</p></div>`
}
