import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { EVENT_DAYS } from '../../platform/outbox/outbox-tables.ts'
import type { PersonalTable, Purge } from '../../platform/personal/personal-table.ts'

/** The body of an event is read from the outbox at each attempt, so one that is still to come is without the person. */
export const webhookTables: PersonalTable[] = [
  {
    table: 'webhook_endpoint',
    personal: [],
    other: ['url', 'events', 'paused_reason', 'secret', 'previous_secret'],
    keep: 'with its organisation',
  },
  {
    table: 'webhook_delivery',
    personal: [],
    other: ['kind', 'status', 'test_body'],
    keep: { days: EVENT_DAYS, purge: purgeDeliveries },
  },
  {
    table: 'webhook_attempt',
    personal: ['response_body'],
    other: ['error'],
    ofPerson: ({ idsIn }) =>
      sql`t.delivery_id in (select id from webhook_delivery where event_id = any(${idsIn('domain_event')}::bigint[]))`,
    shown: sql`to_jsonb(t) - 'response_body' || jsonb_build_object('response_body', encode(t.response_body, 'escape'))`,
    outcome: 'Lose what the receiver answered.',
    erase: ({ db }, ids) => change({ db })`
      update webhook_attempt set response_body = null where id = any(${ids}::bigint[])`,
    keep: 'with its delivery',
  },
]

/** A delivery goes with its attempts when it has ended, and after the replays of it. */
function purgeDeliveries(within: Parameters<Purge>[0], before: Date, most: number): Promise<number> {
  return change(within)`
    with old as materialized (
      select d.id from webhook_delivery d
      where d.created_at < ${before} and d.finished_at < ${before}
        and not exists (select from webhook_delivery r where r.replay_of = d.id)
        and not exists (select from webhook_attempt a where a.delivery_id = d.id and a.ended_at is null)
      limit ${most}::int for update of d skip locked
    ), attempts as (delete from webhook_attempt a using old where a.delivery_id = old.id)
    delete from webhook_delivery d using old where d.id = old.id`
}
