import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { triggerMessages as triggerMessagesType } from '../../../../../src/pages/automations/messages/triggers.ts'

const plural = pluralsOf('de')

const period = (count: string, isDays: boolean) =>
  isDays ? plural(count, { one: '# Tag', other: '# Tage' }) : plural(count, { one: '# Stunde', other: '# Stunden' })

export const triggerMessages: typeof triggerMessagesType = {
  groups: {
    before: 'Vor der Veranstaltung',
    registration: 'Anmeldung',
    after: 'Während und nach der Veranstaltung',
    certificates: 'Zertifikate und Badges',
    training: 'Schulungen',
  },
  names: {
    attended_event: 'Veranstaltung besucht',
    registered_no_show: 'Nicht erschienen',
    certificate_issued: 'Zertifikat ausgestellt',
    survey_not_completed: 'Umfrage nicht beantwortet',
    badge_earned: 'Badge verliehen',
    lms_course_completed: 'Schulung abgeschlossen',
    compliance_overdue: 'Schulung überfällig',
    before_event: 'Stunden vor der Veranstaltung',
    after_event: 'Stunden nach der Veranstaltung',
    before_session: 'Stunden vor einer Session',
    registered: 'Angemeldet',
    waitlisted: 'Auf die Warteliste gesetzt',
    cancelled: 'Anmeldung storniert',
    survey_answered: 'Umfrage beantwortet',
    form_submitted: 'Lead-Formular eingesendet',
    certificate_expiring: 'Zertifikat läuft bald ab',
  },
  abouts: {
    attended_event: 'Wird für jede Person ausgelöst, die eingecheckt wird.',
    registered_no_show:
      'Wird nach der Veranstaltung für jede angemeldete Person ausgelöst, die nicht eingecheckt wurde.',
    certificate_issued: 'Wird für jedes Zertifikat ausgelöst, das ausgestellt wird.',
    survey_not_completed:
      'Wird nach der Veranstaltung für alle Teilnehmenden ausgelöst, die die Umfrage nicht beantwortet haben.',
    badge_earned: 'Wird für jedes Badge ausgelöst, das verliehen wird.',
    lms_course_completed: 'Wird ausgelöst, wenn Teilnehmende eine Schulung abschließen.',
    compliance_overdue: 'Wird ausgelöst, wenn die Schulung von Teilnehmenden überfällig ist.',
    before_event: 'Wird für alle ausgelöst, die dann angemeldet sind. Verschiebt sich mit dem Datum der Veranstaltung.',
    after_event: 'Wird für alle Angemeldeten ausgelöst. Verschiebt sich mit dem Ende der Veranstaltung.',
    before_session: 'Wird für alle Angemeldeten ausgelöst, einmal pro Session. Verschiebt sich mit der Session.',
    registered: 'Wird für jede Person ausgelöst, die einen Platz erhält.',
    waitlisted: 'Wird für jede Person ausgelöst, die auf die Warteliste kommt.',
    cancelled: 'Wird für jede Anmeldung ausgelöst, die storniert wird.',
    survey_answered: 'Wird ausgelöst, wenn Teilnehmende die Umfrage zum ersten Mal beantworten.',
    form_submitted: 'Wird für jede Einsendung des Lead-Formulars ausgelöst.',
    certificate_expiring: 'Wird ausgelöst, bevor ein Zertifikat abläuft, so früh, wie die Veranstaltung es festlegt.',
  },
  hoursFor: {
    before_event: 'Stunden vor der Veranstaltung',
    after_event: 'Stunden nach der Veranstaltung',
    before_session: 'Stunden vor der Session',
  },
  session: 'Session',
  everySession: 'Jede Session',
  form: 'Lead-Formular',
  noForms: 'Es gibt noch keine Lead-Formulare.',
  choose: 'Auswählen …',
  unknownSession: 'eine Session',
  unknownForm: 'Lead-Formular',
  period,
  beforeEvent: (period) =>
    period === null ? 'Wenn die Veranstaltung beginnt' : `${period} vor Beginn der Veranstaltung`,
  afterEvent: (period) => (period === null ? 'Wenn die Veranstaltung endet' : `${period} nach Ende der Veranstaltung`),
  beforeEach: (period) => (period === null ? 'Wenn eine Session beginnt' : `${period} vor Beginn jeder Session`),
  beforeSession: (period, title) => (period === null ? `Zu Beginn von ${title}` : `${period} vor Beginn von ${title}`),
  submitted: (form) => `${form} eingesendet`,
}
