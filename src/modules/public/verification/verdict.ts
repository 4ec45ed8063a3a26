import { html } from 'ghtml'
import type { NotVerified, Verified } from '../../certificates/index.ts'
import { type IconName, icon } from '../frame/page-icons.ts'
import { stored, timeElement } from '../frame/written-text.ts'
import { writtenDay, writtenTime } from '../frame/written-time.ts'

export type Verdict = {
  /** Also the class that colours it. */
  tone: 'valid' | 'warning' | 'revoked' | 'expired' | 'replaced' | 'unknown'
  icon: IconName
  /** Without markup: it stands in the title as well. */
  heading: string
  /** HTML, what the heading means for whoever relies on it. */
  meaning: string
}

/** The answer in words. `root` is the path that links within the site begin with. */
export function verdictOf(found: Verified | NotVerified, root: string): Verdict {
  if (found.status === 'not_found') return found.mistyped ? MISTYPED : UNKNOWN
  const { certificate, row } = found
  if (found.status === 'expired') return expired(row.expires_at!, row.event_timezone)
  if (found.status === 'active')
    return found.log?.matches ? VALID : unlogged(certificate.issuer_name, found.log !== null)
  const next = certificate.superseded_by
  const reason = certificate.revocation_reason ? html`Reason given: !${stored(certificate.revocation_reason)}` : ''
  if (next) return replaced(row.revoked_at!, `${root}/c/${next.public_id}`, reason)
  return revoked(row.revoked_at!, reason)
}

const VALID: Verdict = {
  tone: 'valid',
  icon: 'check',
  heading: 'Valid',
  meaning: '<p>This certificate was issued as you see it here, and it is in force.</p>',
}

const UNKNOWN: Verdict = {
  tone: 'unknown',
  icon: 'question',
  heading: 'Not found',
  meaning:
    '<p>There is no certificate with this code here. Do not rely on a paper that shows it before you have asked who issued it.</p>',
}

const MISTYPED: Verdict = {
  tone: 'unknown',
  icon: 'pencil',
  heading: 'Not found: this looks like a typing error',
  meaning:
    '<p>The last character of a code is worked out from the others, and here it does not fit them, so at least one character is wrong. This does not mean that the certificate is fake. Compare the code with the certificate, and try again.</p>',
}

/** In force by its status, but the issuance log does not bear it out. */
function unlogged(issuer: string, changed: boolean): Verdict {
  const problem = changed
    ? 'what is stored of it is no longer what was logged when it was issued'
    : 'the log of issued certificates has no entry about it'
  return {
    tone: 'warning',
    icon: 'warning',
    heading: changed ? 'Valid, but its record was changed' : 'Valid, but not in the issuance log',
    meaning: html`<p>The certificate is in force, but ${problem}. Ask !${stored(issuer)} to confirm it before you rely on it.</p>`,
  }
}

function expired(at: Date, zone: string): Verdict {
  return {
    tone: 'expired',
    icon: 'clock',
    heading: `Expired on ${writtenDay(at, 'UTC')}`,
    meaning: html`<p>It is genuine, but the time that it was issued for ended on !${timeElement(at, writtenTime(at, zone))}.</p>`,
  }
}

function replaced(at: Date, path: string, reason: string): Verdict {
  return {
    tone: 'replaced',
    icon: 'onward',
    heading: `Replaced on ${writtenDay(at, 'UTC')}`,
    meaning: html`<p>The issuer has put a new certificate in its place (!${timeElement(at, writtenTime(at))}). This one is no longer valid.</p>
!${reason && html`<p>!${reason}</p>`}
<p><a class="onward" href="${path}">Go to the certificate that replaces it</a></p>`,
  }
}

function revoked(at: Date, reason: string): Verdict {
  return {
    tone: 'revoked',
    icon: 'cross',
    heading: `Revoked on ${writtenDay(at, 'UTC')}`,
    meaning: html`<p>The issuer has withdrawn this certificate (!${timeElement(at, writtenTime(at))}). Do not rely on it.</p>
<p>!${reason || 'The issuer gave no reason.'}</p>`,
  }
}

export function verdictSection({ tone, icon: name, heading, meaning }: Verdict): string {
  return html`<div class="verdict ${tone}">
!${icon(name)}
<div>
<h1>${heading}</h1>
!${meaning}
</div>
</div>`
}
