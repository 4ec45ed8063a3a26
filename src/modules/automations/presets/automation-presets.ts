import { translated } from '../../../lib/text/translated.ts'
import type { Trigger } from '../automation-schema.ts'
import type { NewCondition } from '../condition-schema.ts'

/** The settings of an event that decide whether a ready-made rule can work. */
export type PresetFacts = {
  name: string
  event_language: string
  starts_at: Date | null
  is_over: boolean
  online_url: string | null
  has_survey: boolean
  certificate_enabled: boolean
  certificate_email: boolean
  certificate_requires_survey: boolean
  certificates_expire: boolean
}

/** A ready-made rule. It sends the starter template of its trigger, or issues a certificate. */
type RulePreset = {
  description: string
  trigger: Trigger
  trigger_hours?: number
  delay_hours?: number
  conditions?: readonly NewCondition[]
  issues?: true
  /** Returns what the event lacks, with the fix; null: nothing. */
  lacks: (event: PresetFacts) => string | null
}

const noDate = ({ starts_at }: PresetFacts) =>
  starts_at === null ? 'The event has no date. Set event_date first.' : null
const isOver = (event: PresetFacts) =>
  noDate(event) ?? (event.is_over ? 'The event is over. Set a later event_date first.' : null)

export const PRESETS = [
  'day_before',
  'hour_before_online',
  'thank_you_survey',
  'missed_you',
  'certificate',
  'expiry_reminder',
] as const

type Preset = (typeof PRESETS)[number]

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    presetNames: Record<Preset, string>
  }
}

/** Names of the rules. */
export const presetNames = translated('presetNames', {
  day_before: 'Reminder the day before',
  hour_before_online: 'Online link an hour before',
  thank_you_survey: 'Thank you, with survey',
  missed_you: 'We missed you',
  certificate: 'Issue certificates',
  expiry_reminder: 'Certificate expires soon',
})

/** Ready-made rules, by name. */
export const automationPresets: Record<Preset, RulePreset> = {
  day_before: {
    description: 'Reminds everyone who is registered 24 hours before the event, with the ticket and the way in',
    trigger: 'before_event',
    trigger_hours: 24,
    lacks: isOver,
  },
  hour_before_online: {
    description: 'Sends the online link to everyone who is registered one hour before the event',
    trigger: 'before_event',
    trigger_hours: 1,
    lacks: (event) =>
      isOver(event) ?? (event.online_url === null ? 'The event has no online link. Set online_url first.' : null),
  },
  thank_you_survey: {
    description: 'Thanks everyone who came one hour after the event, and asks them to take the survey',
    trigger: 'after_event',
    trigger_hours: 1,
    conditions: [{ field: 'attended', value: 'true' }],
    lacks: (event) => isOver(event) ?? (event.has_survey ? null : 'The event has no survey. Set survey first.'),
  },
  missed_you: {
    description: 'Writes to everyone who was registered and did not come, 12 hours after the event',
    trigger: 'registered_no_show',
    delay_hours: 12,
    lacks: isOver,
  },
  certificate: {
    description:
      'Issues certificates one hour after the event to everyone who is eligible, or when they answer the survey if certificates require it; the event emails them',
    trigger: 'after_event',
    trigger_hours: 1,
    issues: true,
    lacks: (event) => {
      if (!event.certificate_enabled) return 'Certificates are disabled. Set certificate_enabled to true first.'
      if (!event.certificate_email) return 'The event does not email certificates. Set certificate_email to true first.'
      return event.certificate_requires_survey ? null : isOver(event)
    },
  },
  expiry_reminder: {
    description: 'Reminds holders of certificates before they expire, as early as expiry_notice_days says',
    trigger: 'certificate_expiring',
    lacks: ({ certificates_expire, certificate_email }) => {
      if (!certificates_expire) return 'Certificates of this event do not expire. Set certificate_validity_days first.'
      return certificate_email
        ? 'The event already emails this reminder, because certificate_email is true. No rule is needed.'
        : null
    },
  },
}
