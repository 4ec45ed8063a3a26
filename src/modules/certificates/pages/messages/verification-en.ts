import { html } from 'ghtml'
import type { VerificationMessages } from './verification-messages.ts'

const inForce = { end: 'Valid until', check: 'Not revoked, and not expired.' }

export const verificationEn: VerificationMessages = {
  brand: 'Certificate check',
  skipLink: 'Skip to the result',
  failure: { note: 'This says nothing about any certificate.', onward: 'Check a certificate' },
  statuses: {
    valid: {
      ...inForce,
      heading: () => 'Valid',
      meaning: () => '<p>This certificate was issued as you see it here, and it is in force.</p>',
    },
    changed: {
      ...inForce,
      heading: () => 'Valid, but its record was changed',
      meaning: ({ issuer }) =>
        html`<p>The certificate is in force, but what is stored of it is no longer what was logged when it was issued. Ask !${issuer} to confirm it before you rely on it.</p>`,
    },
    unlogged: {
      ...inForce,
      heading: () => 'Valid, but not in the issuance log',
      meaning: ({ issuer }) =>
        html`<p>The certificate is in force, but the log of issued certificates has no entry about it. Ask !${issuer} to confirm it before you rely on it.</p>`,
    },
    expired: {
      end: 'Was valid until',
      check: 'Not revoked, but expired.',
      heading: ({ day }) => `Expired on ${day}`,
      meaning: ({ time }) => html`<p>It is genuine, but the time that it was issued for ended on !${time}.</p>`,
    },
    replaced: {
      end: 'Replaced',
      check: 'Replaced by another certificate.',
      heading: ({ day }) => `Replaced on ${day}`,
      meaning: ({ time, reason, next }) =>
        html`<p>The issuer put a new certificate in its place on !${time}. This one is no longer valid.</p>
!${reason && html`<p>Reason given: !${reason}</p>`}
<p><a class="onward" href="${next}">Go to the certificate that replaces it</a></p>`,
    },
    revoked: {
      end: 'Revoked',
      check: 'Revoked by its issuer.',
      heading: ({ day }) => `Revoked on ${day}`,
      meaning: ({ time, reason }) =>
        html`<p>The issuer withdrew this certificate on !${time}. Do not rely on it.</p>
<p>!${reason ? html`Reason given: !${reason}` : 'The issuer gave no reason.'}</p>`,
    },
  },
  missing: {
    unknown: {
      heading: 'Not found',
      meaning:
        '<p>There is no certificate with this code here. Do not rely on a paper that shows it before you have asked who issued it.</p>',
    },
    mistyped: {
      heading: 'Not found: this looks like a typing error',
      meaning:
        '<p>The last character of a code is worked out from the others, and here it does not fit them, so at least one character is wrong. This does not mean that the certificate is fake. Compare the code with the certificate, and try again.</p>',
    },
  },
  certificate: {
    label: 'The certificate',
    awardedTo: 'Awarded to',
    for: 'for',
    issuer: 'Issued by',
    through: (domain) => `through ${domain}`,
    tier: 'Level',
    date: 'Held on',
    issuedAt: 'Issued',
    noEnd: 'Does not expire',
    code: 'Code',
  },
  picture: {
    caption: 'The certificate as it was issued',
    alt: (name, event, issuer) => `Certificate of ${name} for ${event}, issued by ${issuer}.`,
    opens: 'Opens the PDF.',
    shared: (issuer, day) => `Certificate issued by ${issuer} on ${day}. Open the page to see whether it is valid now.`,
  },
  checks: {
    heading: 'What was checked',
    when: (time) => html`On !${time}, when you opened this page`,
    asOf: (time) =>
      html`The newest records cannot be reached right now. This page shows them as of !${time}. Later changes, such as a revocation, are missing.`,
    passed: 'passed',
    failed: 'not passed',
    pending: 'not yet',
    record: { what: 'Record', found: (domain) => `Found in the database of ${domain}.` },
    status: 'Status',
    credential: {
      what: 'Verifiable credential',
      valid: 'Signed with a key of the issuer, and not marked as revoked.',
      revoked: 'Signed, and marked as revoked, so every verifier refuses it.',
      expired: 'Signed with a key of the issuer, but expired.',
      key_withdrawn: 'The issuer withdrew the key that signed it. It is being signed again.',
      not_signed: 'It is being signed. Look again in a few minutes.',
      broken: 'Its signature does not fit what is stored.',
    },
    log: {
      what: 'Issuance log',
      entry: (position, size) => `Entry ${position} of ${size} in the issuer’s log.`,
      proof: 'Proof of the entry',
      entering: 'Being entered in the issuer’s log.',
      same: 'The record is still what was logged when it was issued.',
      changed: 'The record is not what was logged when it was issued.',
      missing: 'There is no entry about this certificate.',
    },
    missing: (domain, time) => html`The database of ${domain}, on !${time}, for`,
  },
  actions: {
    heading: 'Keep and share',
    revoked: 'The files of a revoked certificate are no longer given out.',
    picture: 'Picture (PNG)',
    linkedIn: 'Add to LinkedIn profile',
    share: { heading: 'Share this certificate', email: 'E-mail' },
    facts: 'Facts (JSON)',
    credential: 'Verifiable credential',
    wallet: 'Add to wallet',
    link: 'Link to this page, to copy',
    yourself: 'Check it yourself',
    ask: 'Ask the service without this page, from any computer with <code>curl</code>:',
    compare:
      'Only a certificate that is in force answers <code>"valid": true</code>. Compare name, title and dates in the answer with what you were shown.',
  },
  doubt: {
    heading: 'If something looks wrong',
    items: (issuer) => {
      const who = issuer ?? 'the issuer'
      return [
        html`Name, title or date differ from the paper or file that you were shown: this page is right. Ask !${who}, through contact details that you found yourself.`,
        'The link or QR code led you to another address than the one below: type the code into the box here instead.',
        html`It is your certificate and something in it is wrong: !${who} can issue a corrected one. The old link will then point to it.`,
      ]
    },
  },
  form: {
    button: 'Check',
    hint: (example) =>
      html`The code is printed on the certificate and looks like !${example}. Capitals, spaces and dashes do not matter, nor does O for 0 or I for 1. The link of a certificate works too.`,
    first: 'Code of the certificate',
    another: 'Check another certificate',
    again: 'Try again',
  },
  entrance: {
    title: 'Check a certificate',
    heading: 'Is this certificate genuine?',
    lead: (domain) =>
      `Type its code, and see what ${domain} has on record: who it was issued to, what for, and whether it is still valid.`,
    empty: 'Type the code first.',
    tooLong: 'That is longer than any code. Type the 13 characters only.',
  },
}
