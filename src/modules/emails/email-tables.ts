import { isAddress, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { retainedById } from '../../platform/personal/retained-by-id.ts'
import { eraseEmails } from './erase-emails.ts'
import { eraseSuppressions } from './suppressions/erase-suppressions.ts'

export const emailTables: PersonalTable[] = [
  {
    table: 'email',
    personal: ['to_name', 'to_address', 'to_key', 'subject', 'html', 'text', 'attachments', 'reason'],
    other: ['kind', 'language', 'status', 'composer', 'bounce'],
    // Includes emails to a former address of the attendee.
    ofPerson: (person) =>
      sql`${isAddress(sql`t.to_address`, person)} or t.attendee_id = any(${person.idsIn('attendee')}::bigint[])`,
    outcome: 'Keep their time and status; waiting emails are cancelled.',
    erase: eraseEmails,
    keep: retainedById({
      setting: 'emails',
      table: 'email',
      begun: 'created_at',
      isOver: (before) => sql`t.status not in ('queued', 'sending') and t.updated_at < ${before}`,
      atOnce: 500,
      remove: async ({ db }, { ids, due }) => ({
        emails: await change({ db })`delete from email t where t.id = any(${ids}::bigint[]) and ${due}`,
      }),
    }),
  },
  {
    table: 'email_attempt',
    personal: ['response'],
    other: ['outcome'],
    keep: 'with its email',
    ofPerson: ({ idsIn }) => sql`t.email_id = any(${idsIn('email')}::bigint[])`,
    outcome: 'Lose the response of the mail server.',
    // Mail servers repeat the rejected address.
    erase: ({ db }, ids) => change({ db })`update email_attempt set response = '' where id = any(${ids}::bigint[])`,
  },
  {
    table: 'email_report',
    personal: ['detail'],
    other: ['kind', 'source', 'key'],
    keep: 'with its email',
    ofPerson: ({ idsIn }) => sql`t.email_id = any(${idsIn('email')}::bigint[])`,
    outcome: 'Lose the words of the reporting server.',
    erase: ({ db }, ids) => change({ db })`update email_report set detail = '' where id = any(${ids}::bigint[])`,
  },
  {
    table: 'email_suppression',
    personal: ['address_key', 'address', 'detail'],
    other: ['reason'],
    keep: 'with its organisation',
    ofPerson: (person) => isAddress(sql`t.address_key`, person),
    kept: {
      rows: sql`true`,
      why: 'A hash of the address is kept, so that no email is sent to it if it is added again. The address cannot be recovered from it.',
    },
    outcome: 'Lose the address and the details.',
    erase: eraseSuppressions,
  },
  // A hash of the link's target, which is in the email.
  { table: 'email_link_open', personal: [], other: ['link_hash'], keep: 'with its email' },
  { table: 'email_sender', personal: [], other: [], keep: 'for ever' },
  { table: 'mailbox_reader', personal: [], other: ['problem'], keep: 'for ever' },
  // The address from which an organisation writes, not that of a person it writes to.
  {
    table: 'organisation_sender',
    personal: [],
    other: [
      ...['from_address', 'from_name', 'host', 'username', 'smtp_url', 'failure'],
      ...['dkim_selector', 'dkim_public_key', 'dkim_private_key'],
    ],
    keep: 'with its organisation',
  },
]
