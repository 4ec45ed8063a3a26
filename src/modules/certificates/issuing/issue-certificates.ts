import type { Context } from '../../../platform/context/context.ts'
import type { IssueResult } from '../records/certificate-schema.ts'
import { issueToAny } from './issue-to-any.ts'
import { issueToFew } from './issue-to-few.ts'

/**
 * Issues certificates to the named attendees, or to all eligible ones when none is named, in one transaction. Attendees
 * with an active certificate are skipped, so repeating the call never creates a second one; an expired one is renewed.
 * A request that names few attendees takes two statements (`issueToFew`) where that is enough; `issueToAny` does
 * everything else, and writes the same rows (`issuing-ways.test.ts`).
 * @param unlessRevoked skips attendees whose latest certificate was revoked and not replaced, as issuing to all does;
 * only naming them overrides it
 * @throws AppError not_found for the event or any attendee, in which case nothing is issued; conflict when the event
 * issues no certificates
 */
export async function issueCertificates(
  ctx: Context,
  eventId: number,
  attendeeIds: number[],
  { unlessRevoked = attendeeIds.length === 0 } = {},
): Promise<IssueResult> {
  const ids = [...new Set(attendeeIds)]
  const result = unlessRevoked ? null : await issueToFew(ctx, eventId, ids)
  return result ?? issueToAny(ctx, eventId, ids, unlessRevoked)
}
