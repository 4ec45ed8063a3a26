import type { Context } from '../../platform/context.ts'
import { one } from '../../platform/db/query.ts'

/** Whether a mail of this kind was queued for an attendee after a moment. */
export async function queuedSince(
  ctx: Context,
  { kind, attendeeId }: { kind: string; attendeeId: number },
  since: Date,
): Promise<boolean> {
  const { was } = await one<{ was: boolean }>(ctx)`
    select exists (select from email where org_id = ${ctx.orgId} and attendee_id = ${attendeeId} and kind = ${kind}
      and created_at > ${since}) as was`
  return was
}
