import { messages } from '../../../messages/use-messages.tsx'

type Effect = {
  name: string
  /** The effect of an erasure; without it the sentence of the service is shown. */
  does?: string
  /** Why some records are kept. */
  keeps?: string
}

/** Names of the kinds of records in the report of an erasure. In English, the service says what happens to them. */
export const erasedTables = messages<{ of: Readonly<Record<string, Effect>> }>({
  of: {
    attendee: { name: 'Registrations', does: 'Become cancelled and nameless. Attendance counts stay the same.' },
    registration_request: { name: 'Unconfirmed registrations' },
    certificate: {
      name: 'Certificates',
      does: 'The email address is erased. Revoked certificates also lose the name and values.',
      keeps: 'Valid certificates keep the name and values, so that anyone can verify them.',
    },
    badge_award: { name: 'Badges', does: 'Are revoked and lose the name. The number of awards stays known.' },
    email: { name: 'Emails' },
    email_attempt: { name: 'Attempts to send emails' },
    email_report: { name: 'Delivery reports' },
    email_suppression: { name: 'Suppressed addresses' },
    message_recipient: { name: 'Recipients of messages' },
    contact: { name: 'Contacts' },
    contact_note: { name: 'Notes about contacts' },
    contact_activity: { name: 'Timelines of contacts' },
    contact_import_batch: { name: 'Waiting imports' },
    contact_import_failed_row: { name: 'Rejected import rows' },
    contact_merge: { name: 'Merges of contacts' },
    contact_merge_member: { name: 'Merged contacts' },
    attendee_import_failed_row: { name: 'Rejected import rows' },
    deal: { name: 'Deals' },
    contact_task: { name: 'Tasks' },
    form: { name: 'Notifications of forms' },
    form_submission: { name: 'Form submissions' },
    survey_response: { name: 'Survey answers' },
    scan: { name: 'Scans' },
    training_assignment: { name: 'Training assignments' },
    training_completion: { name: 'Completed courses' },
    training_evidence: { name: 'Training evidence' },
    bulk_job: { name: 'Bulk certificate files' },
    webhook_attempt: { name: 'Webhook responses' },
    domain_event: { name: 'Event feed', does: 'Keeps type, time and ids. Later deliveries contain nothing else.' },
    audit_entry: { name: 'Audit log', does: 'Keeps who did what and when, without data of the person.' },
    erasure_request: { name: 'Erasure requests', does: 'End and lose the address.' },
  },
})
