import type { Context } from '../../../platform/context/context.ts'
import { DEFAULT_KIND } from '../../events/index.ts'
import type { IssueResult } from '../records/certificate-schema.ts'
import { type IssueOptions, issueToAny } from './issue-to-any.ts'
import { issueToFew } from './issue-to-few.ts'

/**
 * Issues certificates to the named attendees, or to all eligible ones when none is named, in one transaction. Attendees
 * with an active certificate are skipped, so repeating the call never creates a second one; an expired one is renewed.
 * A request that names few attendees takes two statements (`issueToFew`) where that is enough; `issueToAny` does
 * everything else, and writes the same rows (`issuing-ways.test.ts`).
 * @throws AppError not_found for the event or any attendee, in which case nothing is issued; conflict when the event
 * issues no certificates; validation_failed for an unknown kind
 */
export async function issueCertificates(
  ctx: Context,
  eventId: number,
  attendeeIds: number[],
  options: Partial<IssueOptions> = {},
): Promise<IssueResult> {
  const ids = [...new Set(attendeeIds)]
  const complete = { kind: DEFAULT_KIND, unlessRevoked: ids.length === 0, skipMissing: false, ...options }
  const isShort = complete.kind === DEFAULT_KIND && !complete.unlessRevoked
  const result = isShort ? await issueToFew(ctx, eventId, ids, complete) : null
  return result ?? issueToAny(ctx, eventId, ids, complete)
}
