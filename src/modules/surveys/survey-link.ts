import type { Services } from '../../platform/context/context.ts'
import { type LinkFacts, makeLinkToken } from '../attendees/index.ts'

/**
 * The address of the survey of an attendee's event, for them alone. As their personal link it is not stored, and ends with
 * their address and their number of links.
 */
export function surveyLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: LinkFacts): string {
  return `${services.siteUrl}/s/${makeLinkToken(services, facts, 'survey')}`
}
