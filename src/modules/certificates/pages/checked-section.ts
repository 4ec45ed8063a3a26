import { html } from 'ghtml'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import { type Html, timeElement } from '../../../platform/pages/written-text.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import type { VerificationMessages } from './messages/verification-messages.ts'
import { statusName } from './verdict.ts'
import type { Visit } from './verification-place.ts'

/** `passed` is null for a check that is not possible yet. */
type Check = { passed: boolean | null; what: string; result: string; link?: Html }

const LOOKS = {
  passed: { name: 'passed', icon: 'check' },
  failed: { name: 'failed', icon: 'warning' },
  pending: { name: 'pending', icon: 'clock' },
} as const

/** Lists the checks behind the verdict, their results and when they were made. */
export function checkedSection({ site, language, words }: Visit, found: Verified): Html {
  const { record, status, ...texts } = words.checks
  const checks: Check[] = [
    { passed: true, what: record.what, result: record.found(site.domain) },
    { passed: found.status === 'active', what: status, result: words.statuses[statusName(found)].check },
    ...credentialCheck(texts.credential, found),
    logCheck(texts.log, found),
  ]
  const now = timeElement(found.checkedAt, writtenTime(found.checkedAt, found.row.event_timezone, language))
  return html`<section class="part" aria-labelledby="checked">
<h2 id="checked">${texts.heading}</h2>
<p class="when">!${texts.when(now)}</p>
<ul class="checks">!${checks.map(({ passed, what, result, link = '' }) => {
    const look = LOOKS[passed === null ? 'pending' : passed ? 'passed' : 'failed']
    return html`<li class="${look.name}">!${icon(look.icon)}<div><strong>${what}: ${texts[look.name]}.</strong> ${result} !${link}</div></li>`
  })}</ul>
</section>`
}

/** The check that verifiers of the signed credential make. */
function credentialCheck(
  { what, ...results }: VerificationMessages['checks']['credential'],
  { credential }: Verified,
): Check[] {
  if (credential === null) return []
  const isPending = credential === 'not_signed' || credential === 'key_withdrawn'
  return [{ passed: isPending ? null : credential === 'valid', what, result: results[credential] }]
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
