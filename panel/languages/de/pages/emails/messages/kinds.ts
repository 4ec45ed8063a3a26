import type {
  kindMessages as kindMessagesType,
  otherKindMessages as otherKindMessagesType,
} from '../../../../../src/pages/emails/messages/kinds.ts'

export const kindMessages: typeof kindMessagesType = {
  registration_confirmed: 'Anmeldung bestätigt',
  place_offered: 'Platz angeboten',
  registered: 'Angemeldet (Automation)',
  waitlisted: 'Auf die Warteliste gesetzt',
  cancelled: 'Anmeldung storniert',
  before_event: 'Vor der Veranstaltung',
  before_session: 'Vor einer Session',
  attended_event: 'Veranstaltung besucht',
  registered_no_show: 'Nicht erschienen',
  after_event: 'Nach der Veranstaltung',
  survey_not_completed: 'Umfrage nicht beantwortet',
  survey_answered: 'Umfrage beantwortet',
  certificate: 'Zertifikat',
  certificate_issued: 'Zertifikat ausgestellt (Automation)',
  certificate_expiring: 'Zertifikat läuft bald ab',
  badge_earned: 'Badge verliehen',
  lms_course_completed: 'Schulung abgeschlossen',
  compliance_overdue: 'Schulung überfällig',
  form_submitted: 'Formular eingesendet',
}

export const otherKindMessages: typeof otherKindMessagesType = {
  message: 'Nachricht an Teilnehmende',
  contact_message: 'Nachricht an Kontakte',
  registration_confirm: 'Anmeldung bestätigen',
  registration_known: 'Schon angemeldet',
  registration_pending: 'Anmeldung wartet auf Bestätigung',
  registration_declined: 'Anmeldung abgelehnt',
  template_test: 'Test einer Vorlage',
  person_invite: 'Einladung eines Mitglieds',
  person_sign_in: 'Anmeldelink',
  person_reset: 'Neues Passwort',
  my_link: 'Link zu den eigenen Daten',
  erasure_request: 'Löschantrag',
  task_due: 'Aufgabe fällig',
}
