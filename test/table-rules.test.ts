import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modules } from '../src/modules.ts'
import { NO_FILES } from './support/no-files.ts'
import { assertNone, filesUnder, program } from './support/source-files.ts'
import { OWNERS } from './support/table-owners.ts'

/** Tables of others that a module reads: those below it, and the platform's. */
const READS: Record<string, string[]> = {
  analytics: [
    'attendee',
    'badge_award',
    'certificate',
    'contact',
    'credit_balance',
    'credit_entry',
    'deal',
    'deal_stage_change',
    'deal_tally',
    'event',
    'event_tally',
    'registration_type',
    'session',
  ],
  'person-lookup': [
    ...[
      'account',
      'attendee',
      'badge_award',
      'badge_template_version',
      'certificate',
      'contact',
      'email',
      'email_suppression',
    ],
    ...['event', 'organisation', 'survey_response', 'training_assignment', 'training_completion', 'training_course'],
    'training_programme',
  ],
  audit: [
    ...['api_key', 'audit_entry', 'certificate', 'certificate_use', 'design', 'design_version', 'door_device', 'email'],
    ...['membership', 'oauth_client', 'oauth_grant', 'person', 'request_log'],
  ],
  automations: [
    ...[
      'attendee',
      'badge_award',
      'badge_template',
      'badge_template_version',
      'certificate',
      'certificate_kind',
      'contact',
      'email',
    ],
    ...['email_template', 'event', 'form', 'form_submission', 'organisation', 'session', 'survey_response'],
    ...['training_assignment', 'training_completion', 'training_course', 'training_programme', 'training_requirement'],
    'webhook_endpoint',
  ],
  attendees: ['email', 'event', 'event_tally', 'organisation', 'registration_type', 'registration_type_tally'],
  badges: [
    ...['attendee', 'certificate', 'event', 'organisation', 'signing_key', 'status_list'],
    ...['survey_response', 'training_assignment', 'training_programme'],
  ],
  'bulk-certificates': ['certificate', 'credit_entry', 'event'],
  credentials: ['installation', 'organisation'],
  crm: ['membership', 'organisation', 'person'],
  emails: ['organisation'],
  'global-search': ['attendee', 'design', 'event'],
  'certificate-mails': ['attendee', 'certificate', 'email', 'event'],
  'contact-timeline': ['attendee', 'badge_award', 'badge_template_version', 'contact', 'contact_activity', 'event'],
  certificates: [
    ...['attendee', 'certificate_kind', 'check_in', 'design_version', 'domain_event', 'event', 'event_tally'],
    ...['organisation', 'session', 'signing_key', 'status_list', 'survey_response'],
  ],
  rollups: ['organisation'],
  forms: ['contact', 'organisation'],
  realtime: ['audit_entry', 'bulk_job', 'domain_event'],
  messages: [
    ...['account', 'attendee', 'certificate', 'contact', 'email', 'email_link_open', 'event', 'organisation'],
    ...['survey_response'],
  ],
  'my-pages': [
    ...['attendee', 'badge_award', 'badge_template_version', 'certificate', 'event', 'organisation', 'survey_response'],
    ...['membership', 'person', 'training_assignment', 'training_completion', 'training_programme'],
  ],
  marketplace: ['event', 'event_tally', 'organisation', 'session'],
  surveys: ['attendee', 'event', 'organisation', 'session'],
  dashboard: [
    ...[
      'attendee',
      'bulk_job',
      'certificate_first_use',
      'contact_import',
      'credit_balance',
      'credit_entry',
      'design',
      'email',
    ],
    ...['event', 'event_tally', 'lead_score_pass', 'organisation', 'purge_run', 'sample_event', 'webhook_endpoint'],
  ],
  identity: ['organisation'],
  oauth: ['membership', 'membership_event', 'organisation', 'person', 'person_session', 'sign_in_policy'],
  retention: ['organisation'],
  sessions: [
    ...['attendee', 'attendee_gone', 'event', 'event_tally', 'organisation', 'session_signup', 'session_signup_count'],
    'ticket_key',
  ],
  'training-rules': ['contact', 'contact_tag', 'training_assignment'],
  training: ['attendee', 'certificate', 'event', 'organisation'],
  wallets: ['organisation'],
  webhooks: ['domain_event', 'event', 'installation', 'organisation'],
}

/** Reads of tables that belong to a module above. No more may come; what is read there should come from above. */
const READS_UPWARD: Record<string, string[]> = {
  // Each attendee is shown with the certificate; nobody registers for an event whose last session is over; who is removed
  // leaves the sessions that they are in; a list is ordered and narrowed by who was checked in.
  attendees: ['certificate', 'check_in', 'session'],
  // The counts of an event are held to what they count.
  events: ['attendee', 'certificate'],
}

/** A trigger may derive a number or refuse a change. Reactions of other modules are listeners of the outbox. */
const TRIGGERS: Record<string, string> = {
  session_signup_begins: 'derives whether a session has a count of sign-ups',
  session_signup_switched: 'derives whether a session has a count of sign-ups, and refuses to take it from sign-ups',
  session_signup_judged: 'derives from the attendee whether a sign-up has a place',
  session_signup_added: 'counts the sign-ups of a session, and refuses one without a place',
  session_signup_removed: 'counts the sign-ups of a session',
  attendee_signups_follow: 'derives from the attendee whether a sign-up has a place',
  attendee_added: 'counts the rows of an event',
  attendee_removed: 'counts the rows of an event',
  attendee_goes: 'keeps the id, for those who hold a list in which it is',
  attendee_attendance_changed: 'counts the rows of an event',
  check_in_added: 'counts who is in a session, and the sessions of an attendee',
  check_in_removed: 'counts who is in a session, and the sessions of an attendee',
  check_in_moved: 'derives since when an attendee is in',
  contact_waiting_texts: 'takes the text that waits with its contact',
  contact_added: 'counts the contacts of an organisation, and derives the rows by which they are listed under a tag',
  contact_removed: 'counts the contacts of an organisation',
  contact_listed: 'derives the rows by which contacts are counted, searched and listed under a tag',
  deal_added: 'counts the deals of an organisation by stage and currency',
  deal_removed: 'counts the deals of an organisation by stage and currency',
  deal_changed: 'counts the deals of an organisation by stage and currency',
  deal_stage_taken: 'derives the kind of a deal from its stage, and the built-in stages with the first deal',
  certificate_added: 'counts the rows of an event',
  certificate_removed: 'counts the rows of an event',
  event_added_to_listings: 'derives by what a public event is looked for',
  event_changed_in_listings: 'derives by what a public event is looked for',
  session_added_to_listing: 'derives when a public event begins and is over',
  session_changed_in_listing: 'derives when a public event begins and is over',
  session_removed_from_listing: 'derives when a public event begins and is over',
  design_picture_bounded: 'refuses a picture for designs beyond the 200 that an organisation keeps',
  membership_keeps_owner: 'refuses to take the last owner from an organisation',
  certificate_log_append_only: 'refuses a change of the log',
  certificate_log_no_delete: 'refuses a change of the log',
  certificate_log_no_truncate: 'refuses a change of the log',
  certificate_log_tile_stays: 'refuses a change of the log',
  domain_event_delivered: 'makes the deliveries in the transaction of the event, so none is missed',
  bulk_job_removed: 'gives credits and file back when an event goes with its jobs, which no verb sees',
  contact_added_to_match: 'derives who has to be compared with others again',
  contact_changed_to_match: 'derives who has to be compared with others again',
  account_changed_to_match: 'derives who has to be compared with others again',
  contact_removed_with_keys: 'takes the keys along, for which a foreign key would look at the contact each',
  did_version_stays: 'refuses a change of a published history',
  organisation_handle_stays: 'refuses another handle, since credentials name it',
  organisation_begins_figures: 'gives each organisation the row that whoever counts holds',
  organisation_begins_log: 'gives each organisation the head of its log, which the sequencer locks',
  attendee_made_cancelled: 'derives since when a registration is cancelled',
  attendee_cancelled: 'derives since when a registration is cancelled',
  attendee_added_to_figures: 'adds to figures by time what rows come to',
  attendee_moved_in_figures: 'adds to figures by time what rows come to',
  attendee_removed_from_figures: 'adds to figures by time what rows come to',
  certificate_added_to_figures: 'adds to figures by time what rows come to',
  certificate_moved_in_figures: 'adds to figures by time what rows come to',
  certificate_removed_from_figures: 'adds to figures by time what rows come to',
  check_in_added_to_figures: 'adds to figures by time what rows come to',
  check_in_moved_in_figures: 'adds to figures by time what rows come to',
  check_in_removed_from_figures: 'adds to figures by time what rows come to',
  email_added_to_figures: 'adds to figures by time what rows come to',
  email_moved_in_figures: 'adds to figures by time what rows come to',
  email_removed_from_figures: 'adds to figures by time what rows come to',
  contact_added_to_figures: 'adds to figures by time what rows come to',
  contact_moved_in_figures: 'adds to figures by time what rows come to',
  contact_removed_from_figures: 'adds to figures by time what rows come to',
  email_suppression_of_event: 'derives the event of the mail that made somebody unsubscribe',
  email_suppression_added_to_figures: 'adds to figures by time what rows come to',
  email_suppression_moved_in_figures: 'adds to figures by time what rows come to',
  email_suppression_removed_from_figures: 'adds to figures by time what rows come to',
  survey_response_added_to_figures: 'adds to figures by time what rows come to',
  survey_response_moved_in_figures: 'adds to figures by time what rows come to',
  survey_response_removed_from_figures: 'adds to figures by time what rows come to',
  account_added_to_figures: 'adds to figures by time what rows come to',
  account_removed_from_figures: 'adds to figures by time what rows come to',
  certificate_use_added_to_figures: 'adds to figures by time what rows come to',
  certificate_use_moved_in_figures: 'adds to figures by time what rows come to',
  certificate_use_removed_from_figures: 'adds to figures by time what rows come to',
  certificate_first_use_in_figures: 'adds to figures by time what rows come to',
  event_moves_notices: 'derives when a notice is due from the days that the event says',
}

const schema = filesUnder('migrations', 'schema.sql')[0]!.text
const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+) \(([\s\S]*?)^\)/gm)]
  .map(([, name, body]) => ({ name: name!, body: body! }))
  .filter(({ name }) => name !== 'migration')
const names = tables.map(({ name }) => name)

/** The tables that statements of a form name, by file: `before` is what stands before the name of a table. */
function namedTables(before: string): { path: string; room: string; table: string }[] {
  const form = new RegExp(`\\b(?:${before})\\s+(${names.join('|')})\\b`, 'gi')
  return program.flatMap(({ path, room, text }) =>
    [...text.matchAll(form)].map(([, table]) => ({ path, room: room ?? path, table: table!.toLowerCase() })),
  )
}

function isAtHome(path: string, table: string): boolean {
  const owner = OWNERS[table]!
  return path.startsWith(owner.startsWith('platform/') ? `src/${owner}/` : `src/modules/${owner}/`)
}

test('every table has an owner', () => {
  assert.deepEqual(names, Object.keys(OWNERS).toSorted())
})

test('a module writes its own tables alone', () => {
  const writes = namedTables('insert\\s+into|update(?:\\s+only)?|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into')
  assert.ok(writes.length > 25, 'the writes are found')
  assertNone(
    writes.map(({ path, table }) => !isAtHome(path, table) && `${path} writes ${table} of ${OWNERS[table]}`),
    'only the owner writes',
  )
})

test('the tables of others that a module reads are listed, and hardly any stands above it', () => {
  const reads = namedTables('from|join|using').filter(({ path, table }) => !isAtHome(path, table))
  const found = Object.groupBy(reads, ({ room }) => room)
  const listed = (room: string) => [...(READS[room] ?? []), ...(READS_UPWARD[room] ?? [])].toSorted()
  const rooms = [...new Set([...Object.keys(found), ...Object.keys(READS), ...Object.keys(READS_UPWARD)])]
  for (const room of rooms)
    assert.deepEqual([...new Set(found[room]?.map(({ table }) => table))].toSorted(), listed(room), `reads of ${room}`)
  const order = modules.map(({ name }) => name)
  assertNone(
    Object.entries(READS).flatMap(([room, read]) =>
      read.map((table) => order.indexOf(OWNERS[table]!) >= order.indexOf(room) && `${room} reads ${table}`),
    ),
    'these stand below',
  )
})

test('the triggers are listed, each with what it is for', () => {
  const triggers = [...schema.matchAll(/^create (?:constraint )?trigger (\w+)/gim)].map(([, name]) => name!)
  assert.deepEqual(triggers.toSorted(), Object.keys(TRIGGERS).toSorted())
})

test('a column that sounds like the key of a file is in the record of a module, or said to hold none', () => {
  const columns = tables.flatMap(({ name, body }) =>
    [...body.matchAll(/^ {2}(\w+) text\b/gm)].map(([, column]) => `${name}.${column}`),
  )
  const sounds = columns.filter((column) =>
    /\..*(_key|picture|image|photo|logo|file|blob|archive|attachment)/.test(column),
  )
  const blobs = modules.flatMap((module) => module.blobs ?? []).map(({ table, column }) => `${table}.${column}`)
  assertNone(
    blobs.map((blob) => !columns.includes(blob) && blob),
    'columns of records are there',
  )
  const others = sounds.filter((column) => !blobs.includes(column))
  assert.deepEqual(others.toSorted(), Object.keys(NO_FILES).toSorted(), 'these hold no keys of files')
})

test('the public pages own no tables and write none', () => {
  assertNone(
    program.map(({ path, room, text }) => room === 'public' && /\b(insert into|delete from)\b/.test(text) && path),
    'doors compose verbs',
  )
  assert.ok(!Object.values(OWNERS).includes('public'))
})
