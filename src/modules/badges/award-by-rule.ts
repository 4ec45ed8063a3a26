import type { TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { many } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { NAMELESS } from './award-badge.ts'
import { badgeAwarded } from './badge-events.ts'
import type { AwardRecord } from './credential/award-facts.ts'
import { type AwardSignature, signAwardsNow } from './credential/sign-awards.ts'
import { newAwardRecord, nextAwardIds } from './insert-award.ts'
import { lockForAward } from './lock-for-award.ts'
import type { AwardRow } from './records/award-queries.ts'
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
  const drafts = await signedDrafts(ctx, candidates, now)
  if (drafts.length === 0) return 0
  const column = <T>(of: (draft: Draft) => T): T[] => drafts.map(of)
  const rows = await many<AwardRow>(ctx)`
    insert into badge_award (id, org_id, template_id, template_version, public_id, email, email_key, recipient_name, attendee_id,
      event_id, source, criteria, awarded_at, expires_at, issuer_name, signing_key_id, signature, signed_at, credential_version)
    overriding system value
    select c.id, t.org_id, t.id, t.version, c.public_id, c.email, c.email_key, c.name,
      (select id from attendee where org_id = t.org_id and id = c.attendee_id for key share),
      (select id from event where org_id = t.org_id and id = c.event_id for key share),
      'rule', t.criteria, ${now}, c.expires_at, c.issuer_name, c.signing_key_id, c.signature, c.signed_at, c.credential_version
    from unnest(
      ${column(({ record }) => record.id)}::bigint[], ${column(({ record }) => record.template_id)}::bigint[],
      ${column(({ record }) => record.public_id)}::uuid[], ${column(({ record }) => record.email)}::text[],
      ${column(({ candidate }) => candidate.email_key)}::text[], ${column(({ record }) => record.recipient_name)}::text[],
      ${column(({ candidate }) => candidate.attendee_id)}::bigint[], ${column(({ candidate }) => candidate.event_id)}::bigint[],
      ${column(({ record }) => JSON.stringify(record.criteria))}::jsonb[], ${column(({ record }) => record.expires_at)}::timestamptz[],
      ${column(({ record }) => record.issuer_name)}::text[], ${column(({ signed }) => signed?.signing_key_id ?? null)}::bigint[],
      ${column(({ signed }) => signed?.signature ?? null)}::bytea[], ${column(({ signed }) => signed?.signed_at ?? null)}::timestamptz[],
      ${column(({ signed }) => signed?.credential_version ?? null)}::smallint[]
    ) with ordinality as c (id, template_id, public_id, email, email_key, name, attendee_id, event_id, criteria, expires_at,
      issuer_name, signing_key_id, signature, signed_at, credential_version, nth)
    join badge_template t on t.org_id = ${ctx.orgId} and t.id = c.template_id
    where t.active and t.criteria = c.criteria order by c.nth
    on conflict do nothing returning *`
  await recordEvents(
    ctx,
    rows.map((row) => badgeAwarded(ctx, row)),
  )
  return rows.length
}

type Draft = { candidate: Candidate; record: AwardRecord; signed: AwardSignature | null }

/** Locks the templates of candidates and signs the credentials that they would get. */
async function signedDrafts(ctx: TxContext, candidates: Candidate[], now: Date): Promise<Draft[]> {
  const templates = await lockForAward(
    ctx,
    candidates.map(({ template_id }) => template_id),
    now,
  )
  // A template may have been deleted meanwhile.
  const found = candidates.flatMap((candidate) => {
    const template = templates.get(candidate.template_id)
    return template === undefined ? [] : [{ candidate, template }]
  })
  if (found.length === 0) return []
  const ids = await nextAwardIds(ctx, found.length)
  const records = found.map(({ candidate, template }, nth) => {
    const { email, name, criteria } = candidate
    const award = { id: ids[nth]!, email, name: name || NAMELESS, criteria, evidence: [] }
    return newAwardRecord(ctx, template, { ...award, awardedAt: now, expiresAt: template.expiresAt })
  })
  const signed = await signAwardsNow(ctx, found[0]!.template.keyId, records)
  return found.map(({ candidate }, nth) => ({ candidate, record: records[nth]!, signed: signed[nth]! }))
}
