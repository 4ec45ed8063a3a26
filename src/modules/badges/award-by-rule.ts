import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { many } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { NAMELESS } from './award-badge.ts'
import type { AwardRow } from './award-queries.ts'
import { badgeAwarded } from './badge-events.ts'
import { lockForAward } from './lock-for-award.ts'
import { type Candidate, whoMeets } from './who-meets.ts'

/**
 * Awards badges to those of these people who meet the criteria, each once, even if others award them at the same
 * moment.
 * @returns how many were awarded
 */
export async function awardByRule(
  ctx: TxContext,
  keys: readonly string[],
  sought: Parameters<typeof whoMeets>[2],
): Promise<number> {
  let given = 0
  await forEachBatch([...keys], async (batch) => {
    const candidates = await whoMeets(ctx, batch, sought)
    if (candidates.length > 0) given += await give(ctx, candidates)
  })
  return given
}

/** Skips badges that were deactivated, or whose criteria were changed since they were evaluated. */
async function give(ctx: TxContext, candidates: Candidate[]): Promise<number> {
  const now = ctx.now()
  const templates = await lockForAward(
    ctx,
    candidates.map(({ template_id }) => template_id),
    now,
  )
  const column = <T>(of: (candidate: Candidate) => T): T[] => candidates.map(of)
  const rows = await many<AwardRow>(ctx)`
    insert into badge_award (org_id, template_id, template_version, public_id, email, email_key, recipient_name, attendee_id, event_id,
      source, criteria, awarded_at, expires_at)
    select t.org_id, t.id, t.version, c.public_id, c.email, c.email_key, c.name,
      (select id from attendee where org_id = t.org_id and id = c.attendee_id for key share),
      (select id from event where org_id = t.org_id and id = c.event_id for key share),
      'rule', t.criteria, ${now}, c.expires_at
    from unnest(
      ${column(({ template_id }) => template_id)}::bigint[], ${column(() => uuidFrom(ctx.randomBytes(16)))}::uuid[],
      ${column(({ email }) => email)}::text[], ${column(({ email_key }) => email_key)}::text[],
      ${column(({ name }) => name || NAMELESS)}::text[], ${column(({ attendee_id }) => attendee_id)}::bigint[],
      ${column(({ event_id }) => event_id)}::bigint[], ${column(({ criteria }) => JSON.stringify(criteria))}::jsonb[],
      ${column(({ template_id }) => templates.get(template_id)?.expiresAt ?? null)}::timestamptz[]
    ) with ordinality as c (template_id, public_id, email, email_key, name, attendee_id, event_id, criteria, expires_at, nth)
    join badge_template t on t.org_id = ${ctx.orgId} and t.id = c.template_id
    where t.active and t.criteria = c.criteria order by c.nth
    on conflict do nothing returning *`
  await recordEvents(
    ctx,
    rows.map((row) => badgeAwarded(ctx, row)),
  )
  return rows.length
}
