import { isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { sql } from '../../platform/db/sql.ts'
import { eraseRecipients } from './erase-recipients.ts'

export const badgeTables: PersonalTable[] = [
  {
    table: 'badge_template',
    personal: [],
    other: ['name', 'description', 'criteria', 'image_key'],
    keep: 'with its organisation',
  },
  {
    table: 'badge_template_version',
    personal: [],
    other: ['name', 'description', 'criteria', 'image_key'],
    keep: 'with its organisation',
  },
  {
    table: 'badge_award',
    personal: ['email', 'email_key', 'recipient_name', 'revocation_reason', 'evidence'],
    other: ['source', 'criteria', 'issuer_name', 'signature'],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key' - 'signature' || (
      select jsonb_build_object('badge_name', v.name, 'badge_description', v.description) from badge_template_version v
      where v.template_id = t.template_id and v.version = t.template_version)`,
    outcome: 'Are revoked and nameless, so that it is known how many there were.',
    files: ['badge_png'],
    erase: eraseRecipients,
    keep: 'with its organisation',
  },
]
