import { event } from './frames.tsx'
import { placesIn } from './places-in.ts'

const ofEvent = placesIn(event)

/** The pages of one event; the groups of its menu have them in this order. */
export const pagesOfEvent = [
  ofEvent(
    '/',
    { name: 'event', scope: 'events:read', within: 'event' },
    () => import('../pages/events/event-page.tsx'),
    'EventPage',
  ),
  ofEvent(
    '/attendees',
    { name: 'attendees', scope: 'attendees:read', within: 'event', group: 'attend', jump: 'a' },
    () => import('../pages/attendees/attendees-page.tsx'),
    'AttendeesPage',
  ),
  ofEvent(
    '/attendees/import',
    { name: 'importAttendees', scope: 'attendees:write' },
    () => import('../pages/attendees/import/import-page.tsx'),
    'ImportPage',
  ),
  ofEvent(
    '/registration',
    { name: 'registration', scope: 'events:read', within: 'event', group: 'attend' },
    () => import('../pages/registration/registration-page.tsx'),
    'RegistrationPage',
  ),
  ofEvent(
    '/waiting-list',
    { name: 'waitingList', scope: 'attendees:read', within: 'event', group: 'attend' },
    () => import('../pages/waiting-list/waiting-list-page.tsx'),
    'WaitingListPage',
  ),
  ofEvent(
    '/agenda',
    { name: 'agenda', scope: 'sessions:read', within: 'event', group: 'day' },
    () => import('../pages/agenda/agenda-page.tsx'),
    'AgendaPage',
  ),
  ofEvent(
    '/check-in',
    { name: 'checkIn', scope: 'attendees:read', within: 'event', group: 'day' },
    () => import('../pages/check-in/check-in-page.tsx'),
    'CheckInPage',
  ),
  ofEvent(
    '/certificates',
    { name: 'eventCertificates', scope: 'certificates:read', within: 'event', group: 'after' },
    () => import('../pages/certificates/event-certificates-page.tsx'),
    'EventCertificatesPage',
  ),
  ofEvent(
    '/bulk',
    { name: 'bulk', scope: 'certificates:read', within: 'event', group: 'after' },
    () => import('../pages/certificates/bulk-page.tsx'),
    'BulkPage',
  ),
  ofEvent(
    '/messages',
    { name: 'messages', scope: 'emails:read', within: 'event', group: 'after' },
    () => import('../pages/messages/event-messages-page.tsx'),
    'EventMessagesPage',
  ),
  ofEvent(
    '/messages/new',
    { name: 'newMessage', scope: 'emails:write' },
    () => import('../pages/messages/new-event-message-page.tsx'),
    'NewEventMessagePage',
  ),
  ofEvent(
    '/messages/$messageId',
    { name: 'message', scope: 'emails:read' },
    () => import('../pages/messages/message-page.tsx'),
    'MessagePage',
  ),
  ofEvent(
    '/automations',
    { name: 'automations', scope: 'automations:read', within: 'event', group: 'after' },
    () => import('../pages/automations/automations-page.tsx'),
    'AutomationsPage',
  ),
  ofEvent(
    '/automations/$ruleId',
    { name: 'automation', scope: 'automations:read' },
    () => import('../pages/automations/rule-page.tsx'),
    'RulePage',
  ),
  ofEvent(
    '/survey',
    { name: 'survey', scope: 'surveys:read', within: 'event', group: 'after' },
    () => import('../pages/survey/survey-page.tsx'),
    'SurveyPage',
  ),
  ofEvent(
    '/analytics',
    { name: 'eventAnalytics', scope: 'analytics:read', within: 'event', group: 'after' },
    () => import('../pages/analytics/event/event-analytics-page.tsx'),
    'EventAnalyticsPage',
  ),
  ofEvent(
    '/share',
    { name: 'share', scope: 'events:read', within: 'event', group: 'after' },
    () => import('../pages/events/share-page.tsx'),
    'SharePage',
  ),
  ofEvent(
    '/settings',
    { name: 'eventSettings', scope: 'events:write', within: 'event', group: 'settings' },
    () => import('../pages/events/event-settings-page.tsx'),
    'EventSettingsPage',
  ),
] as const
