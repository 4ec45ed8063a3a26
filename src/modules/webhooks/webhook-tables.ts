import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { retainedAttempts, retainedDeliveries } from './retained-deliveries.ts'

/**
 * Pending deliveries need no erasure: each attempt reads the body of its event from the outbox, where the person is
 * erased.
 */
export const webhookTables: PersonalTable[] = [
  {
    table: 'webhook_endpoint',
    personal: [],
    other: ['url', 'description', 'events', 'paused_reason', 'secret', 'previous_secret', 'headers', 'header_names'],
    keep: 'with its organisation',
  },
  {
    table: 'webhook_delivery',
    personal: [],
    other: ['kind', 'status', 'test_body'],
    keep: retainedDeliveries,
  },
  {
    table: 'webhook_attempt',
    personal: ['response_body'],
    other: ['error'],
    ofPerson: ({ idsIn }) =>
      sql`t.delivery_id in (select id from webhook_delivery where event_id = any(${idsIn('domain_event')}::bigint[]))`,
    shown: sql`to_jsonb(t) - 'response_body' || jsonb_build_object('response_body', encode(t.response_body, 'escape'))`,
    outcome: 'Lose the responses of the receiver.',
    erase: ({ db }, ids) => change({ db })`
      update webhook_attempt set response_body = null where id = any(${ids}::bigint[])`,
    keep: retainedAttempts,
  },
]
