import { html } from 'ghtml'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import { type Html, timeElement } from '../../../platform/pages/written-text.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import type { VerificationMessages } from './messages/verification-messages.ts'
import { statusName } from './verdict.ts'
import type { Visit } from './verification-place.ts'

type Check = { passed: boolean; what: string; result: string; link?: Html }

/** Lists the checks behind the verdict, their results and when they were made. */
export function checkedSection({ site, language, words }: Visit, found: Verified): Html {
  const { record, status, ...texts } = words.checks
  const checks: Check[] = [
    { passed: true, what: record.what, result: record.found(site.domain) },
    { passed: found.status === 'active', what: status, result: words.statuses[statusName(found)].check },
    logCheck(texts.log, found),
  ]
  const now = timeElement(found.checkedAt, writtenTime(found.checkedAt, found.row.event_timezone, language))
  return html`<section class="part" aria-labelledby="checked">
<h2 id="checked">${texts.heading}</h2>
<p class="when">!${texts.when(now)}</p>
<ul class="checks">!${checks.map(
    ({ passed, what, result, link = '' }) =>
      html`<li class="${passed ? 'passed' : 'failed'}">!${icon(passed ? 'check' : 'warning')}<div><strong>${what}: ${passed ? texts.passed : texts.failed}.</strong> ${result} !${link}</div></li>`,
  )}</ul>
</section>`
}

function logCheck(words: VerificationMessages['checks']['log'], { log, certificate }: Verified): Check {
  if (log === null) return { passed: false, what: words.what, result: words.missing }
  const { position, size, matches } = log
  const place = position === null ? words.entering : words.entry(position, Math.max(position, size))
  return {
    passed: matches,
    what: words.what,
    result: `${place} ${matches ? words.same : words.changed}`,
    ...(position !== null &&
      position <= size && {
        link: html`<a href="${certificate.cert_url}.tlog-proof" rel="nofollow">${words.proof}</a>`,
      }),
  }
}
