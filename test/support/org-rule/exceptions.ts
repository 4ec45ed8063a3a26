/** A place whose statements may read or write rows of any organisation. */
export type Exception = {
  /** The file that sends them, or a folder with a `/` at its end. */
  from: string
  /** Null for every table. */
  table: string | null
  /** In how many places of one statement. */
  most: number
  /** A part of the statement, where the file sends others of that table that have to say of which organisation. */
  says?: string
}

const EVERYWHERE = Number.MAX_SAFE_INTEGER

/** Every table, in every place. */
const all = (...files: string[]): Exception[] => files.map((from) => ({ from, table: null, most: EVERYWHERE }))

/** These tables in these many places. */
const some = (from: string, tables: Record<string, number>): Exception[] =>
  Object.entries(tables).map(([table, most]) => ({ from, table, most }))

// The list may only get shorter: test/statements-of-organisations.test.ts holds its length, and a whole `npm test` names
// those that no statement needed.
export const exceptions: readonly Exception[] = [
  // The doctor, a backup and a restore go over the whole installation.
  ...all('src/doctor.ts', 'src/backup/'),
  ...some('src/modules/attendees/ticket/ticket-invariants.ts', { ticket_key: 1 }),
  ...some('src/modules/certificates/log/tree-invariants.ts', { certificate_log_head: 1 }),
  ...some('src/modules/certificates/certificates-that-fail.ts', { certificate: 1, certificate_log: 6 }),
  ...some('src/modules/badges/credential/awards-that-fail.ts', {
    badge_award: 1,
    badge_template_version: 1,
    organisation: 1,
  }),
  ...some('src/modules/crm/contacts/contact-invariants.ts', { contact: 1, contact_text: 1 }),
  ...some('src/modules/credentials/signing-key-invariants.ts', { signing_key: 2 }),
  ...some('src/modules/webhooks/webhook-invariants.ts', { webhook_endpoint: 3 }),
  ...some('src/modules/emails/email-invariants.ts', { organisation_sender: 1 }),
  // Whether a file is still in use is asked of all who may use it.
  ...all('src/platform/blobs/'),
  // The purge removes rows that are too old, in all organisations.
  ...all('src/platform/personal/purge-expired.ts'),

  // The first start asks whether there is any organisation; the invited person learns whether there are several.
  ...some('src/modules/organisations/bootstrap.ts', { organisation: 1 }),
  ...some('src/modules/identity/links/bootstrap-owner.ts', { membership: 1, organisation: 1, person_link: 1 }),
  ...some('src/modules/identity/members/invite-member.ts', { organisation: 1 }),
  ...some('src/modules/identity/members/has-members.ts', { membership: 1 }),
  // The page at the site's own address asks whether there is any public event.
  ...some('src/modules/marketplace/has-public-events.ts', { listing: 1 }),
  // Work that waits is looked for in all organisations; what is found says whose it is.
  ...some('src/modules/attendees/registration/offer-places.ts', {
    event: 1,
    attendee: 2,
    session: 2,
    registration_type: 1,
  }),
  ...some('src/modules/automations/fire-moments.ts', {
    automation_rule: 1,
    automation_session_fired: 1,
    event: 1,
    session: 1,
  }),
  ...some('src/modules/automations/follow-mails.ts', { automation_run: 1, email: 1 }),
  ...some('src/modules/automations/perform-runs.ts', { automation_run: 2 }),
  ...some('src/modules/messages/open-messages.ts', { message: 2, message_recipient: 1 }),
  // Certificates and badges that are older than credentials are signed in all organisations.
  ...all('src/modules/credentials/signing/sign-in-blocks.ts'),
  ...some('src/modules/certificates/expiry/send-expiry-notices.ts', { certificate: 1, expiry_notice: 2 }),
  ...some('src/modules/certificates/log/sequence-entries.ts', { certificate_log: 2 }),
  ...some('src/modules/certificates/log/grow-trees.ts', { certificate_log_head: 1 }),
  ...some('src/modules/certificates/log/ask-witnesses.ts', { certificate_log_head: 1, certificate_log_witness: 3 }),
  ...some('src/modules/crm/scores/age-scores.ts', {
    contact: 1,
    contact_import: 1,
    lead_score_rules: 1,
    organisation: 1,
  }),
  ...all('src/modules/crm/tasks/send-task-reminders.ts'),
  ...all('src/modules/emails/sending/claim-emails.ts'),
  ...some('src/modules/emails/sending/end-unanswered.ts', { email: 1 }),
  ...some('src/modules/emails/sending/sender-lease.ts', { email: 1, email_attempt: 1 }),
  ...some('src/modules/emails/sending/serve-emails.ts', { email: 1 }),
  ...some('src/modules/emails/templates/make-starters.ts', { organisation: 1, email_template_starters: 1 }),
  // Providers report emails of all organisations; the secret uid of an email says whose it is.
  ...all('src/modules/emails/reports/record-reports.ts'),
  ...some('src/modules/events/fold-places.ts', { event: 1 }),
  ...some('src/modules/rollups/aggregate-figures.ts', { figure_change: 1, figure_zone: 1, organisation: 1 }),
  ...some('src/modules/realtime/change-source.ts', { audit_entry: 1, domain_event: 1 }),
  ...some('src/modules/training-rules/apply-rules.ts', { training_rule: 1 }),
  ...all(
    'src/modules/training/assignments/announce-overdue.ts',
    'src/modules/training/assignments/renew-assignments.ts',
    'src/modules/training/measuring/measure-programmes.ts',
    'src/modules/webhooks/delivering/sweep-attempts.ts',
  ),
  ...some('src/modules/retention/purge-jobs.ts', { organisation: 1, purge_run: 3 }),
  ...some('src/modules/webhooks/delivering/endpoint-lease.ts', { webhook_attempt: 2 }),
  ...some('src/modules/webhooks/delivering/look-for-due.ts', { webhook_delivery: 1, webhook_endpoint: 1 }),
  ...some('src/platform/outbox/read-events.ts', { domain_event: 2 }),
  // One look for the streams of all organisations, each of which is given what is its own.
  { from: 'src/modules/realtime/poll-changes.ts', table: 'audit_entry', most: 2, says: 'pg_current_snapshot' },
  { from: 'src/modules/realtime/poll-changes.ts', table: 'domain_event', most: 2, says: 'pg_current_snapshot' },
  { from: 'src/modules/realtime/poll-changes.ts', table: 'bulk_job', most: 2, says: 'pg_current_snapshot' },
  // Metrics for the operator of the installation.
  ...all('src/modules/emails/measure-emails.ts'),
  ...all('src/modules/webhooks/measure-webhooks.ts'),
  ...all('src/modules/certificates/log/measure-log.ts'),
  ...all('src/modules/bulk-certificates/measure-bulk-jobs.ts'),
  ...some('src/platform/outbox/measure-lag.ts', { domain_event: 1 }),

  ...some('src/modules/credentials/keys/rotate-old-keys.ts', { signing_key: 1 }),
  // The keys that sign PDFs are the installation's.
  ...some('src/modules/credentials/documents/document-signer.ts', { signing_key: 2 }),
  ...some('src/modules/credentials/documents/document-authorities.ts', { signing_key: 1 }),
  ...some('src/modules/credentials/documents/make-document-keys.ts', { signing_key: 1 }),
  ...some('src/modules/credentials/documents/rotate-document-key.ts', { signing_key: 1, organisation: 1 }),
  ...some('src/modules/bulk-certificates/redraw-every-archive.ts', { bulk_job: 1 }),

  // Somebody who signs in has an address, a password or a link, and belongs to any number of organisations.
  ...some('src/modules/identity/links/mail-person-link.ts', { membership: 1 }),
  ...some('src/modules/identity/links/make-person-link.ts', { person_link: 1 }),
  ...some('src/modules/identity/links/offer-set-up.ts', { membership: 1, organisation: 2, person_link: 2 }),
  ...some('src/modules/identity/links/reset-password.ts', { membership: 1, person_session: 1 }),
  ...some('src/modules/identity/links/set-up-owner.ts', { membership: 1 }),
  ...some('src/modules/identity/links/take-person-link.ts', { person_link: 1 }),
  ...some('src/modules/identity/me/own-account.ts', { organisation: 1, person_session: 1 }),
  ...some('src/modules/oauth/apps/connected-apps.ts', {
    membership: 1,
    oauth_code: 1,
    oauth_grant: 1,
    oauth_token: 1,
    organisation: 1,
  }),
  ...some('src/modules/identity/members/change-member.ts', { membership: 1 }),
  ...some('src/modules/identity/sign-in-sessions/open-sign-in-session.ts', { membership: 1, person_session: 1 }),
  ...some('src/modules/identity/sign-in-sessions/get-signed-in.ts', { membership: 1, organisation: 1 }),
  ...some('src/modules/identity/sso/sso-provider.ts', { identity_provider: 1, identity_provider_domain: 1 }),
  // A sign-in session edits in one organisation alone.
  { from: 'src/modules/identity/me/editing.ts', table: 'person_editing', most: 1, says: 'session_id' },

  // A person sees what all organisations have for their address, and search engines what their holders show them.
  ...all('src/modules/my-pages/organisations-of.ts', 'src/modules/certificates/holders/shown-in-search.ts'),

  // Visitors look for the public events of all organisations.
  ...some('src/modules/marketplace/list-public-events.ts', { listing: EVERYWHERE }),
  ...some('src/modules/marketplace/sitemap-parts.ts', { event: 1, listing: 1 }),
  ...some('src/modules/event-site/marketplace/sitemap-routes.ts', { listing: 1 }),
  ...some('src/platform/lists/capped-page.ts', { event: 2, listing: EVERYWHERE, organisation: 1 }),
  // A certificate is looked up by its public id, which no two organisations share, and so is its entry of the log.
  ...some('src/modules/certificates/verifying/verify-certificate.ts', { certificate_log: 2 }),

  // A search reads one list from an index of all of them.
  ...all('src/platform/lists/search-by-grams.ts', 'src/platform/lists/search-by-reading.ts'),
  ...some('src/modules/global-search/search-attendees.ts', { attendee: 1 }),

  // A row of the organisation names these by their id, without a foreign key that has the organisation.
  ...some('src/modules/analytics/cert-timeline/read-certificates.ts', { event: 2 }),
  ...some('src/modules/automations/cancel-runs.ts', { email: 1 }),
  ...some('src/modules/automations/read-runs.ts', { attendee: 1, survey_response: 1 }),
  ...some('src/modules/certificate-mails/mailable-rows.ts', { email: 1 }),
  ...some('src/modules/crm/contacts/contact-table.ts', { contact: 1, contact_text: 2 }),
  ...some('src/modules/crm/contacts/waiting-texts.ts', { contact: 1 }),
  ...some('src/modules/crm/duplicates/find-candidates.ts', { contact_key: 2 }),
  ...some('src/modules/crm/duplicates/match-due-contacts.ts', { contact_key: 1 }),
  ...some('src/modules/crm/merge/move-records.ts', { contact_import: 1 }),
  ...some('src/modules/crm/timeline/list-timeline.ts', { contact_import: 1 }),
  ...some('src/platform/personal/export-person.ts', { contact_import: 1 }),
]
