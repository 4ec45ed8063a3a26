import { html } from 'ghtml'
import { writtenDay, writtenTime } from '../../../lib/text/written-time.ts'
import { type IconName, icon } from '../../../platform/pages/page-icons.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import type { NotVerified, Verified } from '../verifying/verify-certificate.ts'
import type { StatusName } from './messages/verification-messages.ts'
import type { Visit } from './verification-place.ts'

/** `heading` has no markup, since it is also the title. */
export type Verdict = { name: StatusName | 'unknown' | 'mistyped'; heading: string; meaning: Html }

/** `tone` is the class that colours a verdict. */
const LOOKS: Record<Verdict['name'], { tone: string; icon: IconName }> = {
  valid: { tone: 'valid', icon: 'check' },
  changed: { tone: 'warning', icon: 'warning' },
  unlogged: { tone: 'warning', icon: 'warning' },
  expired: { tone: 'expired', icon: 'clock' },
  replaced: { tone: 'replaced', icon: 'onward' },
  revoked: { tone: 'revoked', icon: 'cross' },
  unknown: { tone: 'unknown', icon: 'question' },
  mistyped: { tone: 'unknown', icon: 'pencil' },
}

/** Returns the status to show; an active certificate that does not match the issuance log is not simply valid. */
export function statusName({ status, certificate, log }: Verified): StatusName {
  if (status === 'expired') return 'expired'
  if (status === 'revoked') return certificate.superseded_by ? 'replaced' : 'revoked'
  if (log === null) return 'unlogged'
  return log.matches ? 'valid' : 'changed'
}

/** Returns when a certificate ends or ended: revocation, replacement or expiry. Null when it has no end. */
export function endOf({ status, row }: Verified): Date | null {
  return status === 'revoked' ? row.revoked_at : row.expires_at
}

/** Returns the verdict in words. */
export function verdictOf({ site, language, words }: Visit, found: Verified): Verdict {
  const name = statusName(found)
  const { certificate, row } = found
  const end = endOf(found)
  const facts = {
    day: end ? writtenDay(end, row.event_timezone, language) : '',
    time: end ? timeElement(end, writtenTime(end, row.event_timezone, language)) : '',
    issuer: stored(certificate.issuer_name),
    reason: certificate.revocation_reason ? stored(certificate.revocation_reason) : null,
    next: certificate.superseded_by && `${site.root}/c/${certificate.superseded_by.public_id}`,
  }
  const { heading, meaning } = words.statuses[name]
  return { name, heading: heading(facts), meaning: meaning(facts) }
}

/** Returns the verdict on a missing certificate. */
export function missingVerdict({ words }: Visit, { mistyped }: NotVerified): Verdict {
  const name = mistyped ? 'mistyped' : 'unknown'
  return { name, ...words.missing[name] }
}

export function verdictSection({ name, heading, meaning }: Verdict): Html {
  return html`<div class="verdict ${LOOKS[name].tone}">
!${icon(LOOKS[name].icon)}
<div>
<h1>${heading}</h1>
!${meaning}
</div>
</div>`
}
