import type { NewWebhookEndpoint } from '@laurel/client'
import { messages } from '../../messages/use-messages.tsx'

type EventType = Exclude<NewWebhookEndpoint['events'][number], '*'>

const english = {
  'cert.issued': 'Certificate issued',
  'cert.revoked': 'Certificate revoked',
  'cert.expiring_soon': 'Certificate expires soon',
  'cert.bulk_completed': 'Bulk job completed',
  'crm.profile_updated': 'Contact profile changed',
  'crm.lead_score_changed': 'Lead score changed',
  'event.created': 'Event created',
  'event.updated': 'Event changed',
  'event.deleted': 'Event deleted',
  'session.created': 'Session created',
  'session.updated': 'Session changed',
  'session.deleted': 'Session deleted',
  'attendee.registered': 'Attendee registered',
  'attendee.waitlisted': 'Attendee joined the waiting list',
  'attendee.pending': 'Attendee waits for approval',
  'attendee.updated': 'Attendee changed',
  'attendee.cancelled': 'Attendee cancelled',
  'attendee.checked_in': 'Attendee checked in',
  'attendee.checked_out': 'Attendee checked out',
  'attendee.came_back': 'Attendee came back',
  'attendee.check_in_undone': 'Check-in undone',
  'survey.answered': 'Survey answered',
  'form.submitted': 'Form submitted',
  'badge.awarded': 'Badge awarded',
  'badge.revoked': 'Badge revoked',
  'training.completed': 'Course completed',
  'training.overdue': 'Training overdue',
  'contact.created': 'Contact created',
  'contact.updated': 'Contact changed',
  'contact.deleted': 'Contact deleted',
  'contact.merged': 'Contacts merged',
  'import.completed': 'Import completed',
  'email.bounced': 'Email bounced',
  'email.failed': 'Email failed',
} satisfies Record<EventType, string>

/** Types of domain events that a webhook can subscribe to. */
export const EVENT_TYPES = Object.keys(english) as (keyof typeof english)[]

/** Names of event types. */
export const eventTypeMessages = messages(english)
