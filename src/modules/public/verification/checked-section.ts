import { html } from 'ghtml'
import type { Verified } from '../../certificates/index.ts'
import { icon } from '../frame/page-icons.ts'
import type { SiteFacts } from '../frame/site-facts.ts'
import { timeElement } from '../frame/written-text.ts'
import { writtenTime } from '../frame/written-time.ts'

type Check = { passed: boolean; what: string; result: string }

/** What was looked at for the verdict, what came out, and when. */
export function checkedSection(site: SiteFacts, found: Verified): string {
  const checks: Check[] = [
    { passed: true, what: 'Record', result: `Found in the database of ${site.domain}.` },
    statusCheck(found),
    logCheck(found.log),
  ]
  return html`<section class="part" aria-labelledby="checked">
<h2 id="checked">What was checked</h2>
<p class="when">On !${timeElement(found.checkedAt, writtenTime(found.checkedAt))}, when you opened this page</p>
<ul class="checks">!${checks.map(checkItem)}</ul>
</section>`
}

function checkItem({ passed, what, result }: Check): string {
  return html`<li class="${passed ? 'passed' : 'failed'}">!${icon(passed ? 'check' : 'warning')}<div><strong>${what}: ${passed ? 'passed' : 'not passed'}.</strong> ${result}</div></li>`
}

function statusCheck({ status, certificate }: Verified): Check {
  const results = {
    active: certificate.expires_at ? 'Not revoked, and not expired.' : 'Not revoked, and it does not expire.',
    expired: 'Not revoked, but expired.',
    revoked: certificate.superseded_by ? 'Replaced by another certificate.' : 'Revoked by its issuer.',
  }
  return { passed: status === 'active', what: 'Status', result: results[status] }
}

function logCheck(log: Verified['log']): Check {
  const what = 'Issuance log'
  if (log === null) return { passed: false, what, result: 'There is no entry about this certificate.' }
  const entry = `Entry ${log.position} of the issuer’s log.`
  if (log.matches)
    return { passed: true, what, result: `${entry} The record is still what was logged when it was issued.` }
  return { passed: false, what, result: `${entry} The record is not what was logged when it was issued.` }
}
