import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

const A_DAY = 1

/** Deletes expired rows, which are no longer read. */
function ended(table: 'person_session' | 'person_link' | 'sign_in_step'): PersonalTable['keep'] {
  const name = sql.ref(table)
  return {
    days: A_DAY,
    purge: ({ db }, before, max) => change({ db })`
      delete from ${name} where id in (select id from ${name} where expires_at < ${before}::timestamptz limit ${max})`,
  }
}

/** Editing presence is useless after a minute. */
const noLongerOpen: PersonalTable['keep'] = {
  days: A_DAY,
  purge: ({ db }, before, max) => change({ db })`
    delete from person_editing where (session_id, kind, subject_id) in
      (select session_id, kind, subject_id from person_editing where seen_at < ${before}::timestamptz limit ${max})`,
}

/**
 * Data about members, not attendees or contacts: an account belongs to its owner and is deleted with their last
 * membership. The address of an attendee never matches here.
 */
export const identityTables: PersonalTable[] = [
  {
    table: 'person',
    personal: ['name', 'email', 'email_key'],
    other: ['language', 'colours', 'password_hash', 'totp_secret', 'passkey_handle'],
    keep: 'for ever',
  },
  { table: 'membership', personal: [], other: ['role'], keep: 'with its organisation' },
  { table: 'membership_event', personal: [], other: [], keep: 'with its event' },
  {
    table: 'person_session',
    personal: ['user_agent', 'address'],
    other: ['token_hash', 'method'],
    keep: ended('person_session'),
  },
  {
    table: 'passkey',
    personal: [],
    other: ['name', 'credential_id', 'public_key', 'transports'],
    keep: 'for ever',
  },
  { table: 'recovery_code', personal: [], other: ['code_hash'], keep: 'for ever' },
  {
    table: 'person_link',
    personal: ['email', 'email_key'],
    other: ['purpose', 'seed', 'token_hash', 'role', 'language', 'made_by'],
    keep: ended('person_link'),
  },
  { table: 'person_link_event', personal: [], other: [], keep: 'with its event' },
  { table: 'sign_in_step', personal: [], other: ['token_hash', 'kind', 'data'], keep: ended('sign_in_step') },
  {
    table: 'identity_provider',
    personal: [],
    other: ['slug', 'name', 'issuer', 'client_id', 'client_secret', 'default_role'],
    keep: 'with its organisation',
  },
  { table: 'identity_provider_domain', personal: [], other: ['domain', 'challenge'], keep: 'with its organisation' },
  { table: 'person_identity', personal: [], other: ['subject'], keep: 'with its organisation' },
  { table: 'sign_in_policy', personal: [], other: ['second_factor'], keep: 'with its organisation' },
  { table: 'person_editing', personal: [], other: ['kind'], keep: noLongerOpen },
  { table: 'person_view', personal: [], other: ['list', 'views'], keep: 'with its organisation' },
]
