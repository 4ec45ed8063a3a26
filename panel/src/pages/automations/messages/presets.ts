import type { AutomationPreset } from '@laurel/client'
import { messages } from '../../../messages/use-messages.tsx'

type Preset = AutomationPreset['preset']
/** Settings of an event that a ready-made rule can lack. */
export type Lacking =
  | 'event_date'
  | 'online_url'
  | 'survey'
  | 'certificate_enabled'
  | 'certificate_email'
  | 'certificate_validity_days'

type Card = { name: string; about: string }

export const presetMessages = messages({
  title: 'Ready-made automations',
  about: 'One click adds the automation with its email. You can change both afterwards.',
  add: 'Add',
  addNamed: (name: string) => `Add: ${name}`,
  added: (name: string) => `${name} added.`,
  exists: 'This event already has it.',
  open: 'Open',
  cards: {
    day_before: {
      name: 'Reminder the day before',
      about: '24 hours before the event starts, with the ticket and how to get there',
    },
    hour_before_online: {
      name: 'Online link an hour before',
      about: '1 hour before the event starts, with the link to join',
    },
    thank_you_survey: {
      name: 'Thank you, with survey',
      about: '1 hour after the event ends, for everyone who attended',
    },
    missed_you: { name: 'We missed you', about: '12 hours after the event ends, for everyone who did not attend' },
    certificate: {
      name: 'Issue certificates',
      about: '1 hour after the event ends, or with the answer to the survey if certificates require it',
    },
    expiry_reminder: { name: 'Certificate expires soon', about: 'Before a certificate expires, for its holder' },
  } as Record<Preset, Card>,
  lacking: {
    event_date: 'It needs an event date that has not passed.',
    online_url: 'It needs the online address of the event.',
    survey: 'It needs a survey. Survey questions are set with the API or by an AI assistant.',
    certificate_enabled: 'It needs certificates, which are disabled for this event.',
    certificate_email: 'It needs certificates to be emailed.',
    certificate_validity_days: 'Certificates of this event do not expire.',
  } as Record<Lacking, string>,
  notNeeded: 'The event already emails this reminder together with its certificates. No automation is needed.',
  toSettings: 'Open event settings',
  toSurvey: 'Connect an assistant',
})
