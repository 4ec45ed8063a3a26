import type { Context } from '../../../platform/context/context.ts'
import { getCredits } from '../../organisations/index.ts'
import { readRules, requireIssuable, valueRulesOf } from '../issuing/issuing-event.ts'
import {
  byKind,
  type PlannedRecipient,
  planRecipients,
  refuseProblems,
  requireScopeFor,
} from '../issuing/plan-recipients.ts'
import { missingKeys } from '../issuing/resolve-values.ts'
import type { NewRecipient } from '../records/certificate-schema.ts'
import type { IssuePreview } from './preview-schema.ts'

/**
 * Returns what issuing to these recipients would do now. Nothing is created or locked.
 * @throws AppError as `issueToRecipients`
 */
export async function previewRecipients(
  ctx: Context,
  eventId: number,
  recipients: readonly NewRecipient[],
  { kind: otherwise, skipMissing }: { kind: string; skipMissing: boolean },
): Promise<IssuePreview> {
  requireScopeFor(ctx, recipients)
  const planned: PlannedRecipient[] = []
  const missing = new Map<string, { key: string; label: string; count: number }>()
  for (const { asked, kind, recipient } of byKind(recipients, otherwise)) {
    const rules = await readRules(ctx, eventId, { kind, recipient })
    requireIssuable(rules, ctx.now())
    const values = valueRulesOf(rules)
    refuseProblems([{ asked, rules, values }])
    const of = await planRecipients(ctx, eventId, asked, { kind, values, skipMissing, now: ctx.now(), locking: false })
    planned.push(...of)
    const lacking = of.filter(({ reason }) => reason === null).flatMap(({ holder }) => missingKeys(values, holder))
    for (const key of lacking) {
      const label = values.definitions.find((each) => each.key === key)!.label
      missing.set(key, { key, label, count: (missing.get(key)?.count ?? 0) + 1 })
    }
  }
  return { ...(await summary(ctx, planned)), missing_values: [...missing.values()] }
}

async function summary(ctx: Context, planned: PlannedRecipient[]) {
  const skipped = planned.flatMap(({ nth, attendee, recipient, reason }) =>
    reason === null ? [] : [{ attendee_id: attendee?.id ?? null, recipient: nth, name: recipient.name, reason }],
  )
  const counts = Map.groupBy(skipped, ({ reason }) => reason)
  return {
    would_issue: planned.length - skipped.length,
    would_skip: skipped.length,
    reasons: [...counts].map(([reason, all]) => ({ reason, count: all.length })).sort((a, b) => b.count - a.count),
    skipped: skipped.sort((a, b) => a.recipient - b.recipient).slice(0, 200),
    credits_needed: 0,
    credits_had: (await getCredits(ctx)).balance,
    example_attendee_id: planned.find(({ attendee, reason }) => attendee && reason === null)?.attendee?.id ?? null,
  }
}
