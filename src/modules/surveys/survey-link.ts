import type { Services } from '../../platform/context/context.ts'
import { type LinkFacts, makeLinkToken } from '../attendees/index.ts'

/**
 * Returns the survey page URL for one attendee. Like all personal links it is not stored: it becomes invalid when the
 * attendee's address or link number changes.
 */
export function surveyLink(services: Pick<Services, 'secret' | 'siteUrl'>, facts: LinkFacts): string {
  return `${services.siteUrl}/s/${makeLinkToken(services, facts, 'survey')}`
}
