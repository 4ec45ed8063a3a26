import type { SectionMessages } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'
import type { CredentialStatus } from '../../records/verification-schema.ts'

/** Facts for a verdict. `day` is text; `reason` and `next`, the path of the replacement, may be absent. */
type VerdictFacts = { day: string; time: Html; issuer: Html; reason: Html | null; next: string | null }

/** Texts of a status: heading, also used as title; meaning for the reader; label of its end; result of the check. */
type StatusMessages = {
  heading: (facts: VerdictFacts) => string
  meaning: (facts: VerdictFacts) => Html
  end: string
  check: string
}

export type StatusName = 'valid' | 'changed' | 'unlogged' | 'expired' | 'replaced' | 'revoked'

export type VerificationMessages = SectionMessages & {
  statuses: Record<StatusName, StatusMessages>
  /** Texts for a missing certificate. */
  missing: Record<'unknown' | 'mistyped', { heading: string; meaning: Html }>
  certificate: {
    label: string
    awardedTo: string
    for: string
    issuer: string
    through: (domain: string) => string
    tier: string
    date: string
    issuedAt: string
    noEnd: string
    code: string
  }
  picture: {
    caption: string
    alt: (name: string, event: string, issuer: string) => string
    opens: string
    shared: (issuer: string, day: string) => string
  }
  checks: {
    heading: string
    when: (time: Html) => Html
    /** Changes since then may be missing, because the database has no primary at the moment. */
    asOf: (time: Html) => Html
    passed: string
    failed: string
    /** The result of a check that is not possible yet. */
    pending: string
    record: { what: string; found: (domain: string) => string }
    status: string
    credential: { what: string } & Record<CredentialStatus | 'broken', string>
    log: {
      what: string
      /** Its position, or that it is being entered; then whether the record matches. */
      entry: (position: number, size: number) => string
      /** The link to a file that proves it. */
      proof: string
      entering: string
      same: string
      changed: string
      missing: string
    }
    missing: (domain: string, time: Html) => Html
  }
  actions: {
    heading: string
    revoked: string
    picture: string
    linkedIn: string
    share: { heading: string; email: string }
    facts: string
    credential: string
    wallet: string
    link: string
    yourself: string
    ask: Html
    compare: Html
  }
  /** `issuer` is null when no certificate was found. */
  doubt: { heading: string; items: (issuer: Html | null) => Html[] }
  form: { button: string; hint: (example: Html) => Html; first: string; another: string; again: string }
  entrance: {
    title: string
    heading: string
    lead: (domain: string) => string
    empty: string
    tooLong: string
  }
}
