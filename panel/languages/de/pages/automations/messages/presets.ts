import type { presetMessages as presetMessagesType } from '../../../../../src/pages/automations/messages/presets.ts'

export const presetMessages: typeof presetMessagesType = {
  title: 'Fertige Automationen',
  about: 'Ein Klick fügt die Automation mit ihrer E-Mail hinzu. Beides können Sie danach ändern.',
  add: 'Hinzufügen',
  addNamed: (name) => `Hinzufügen: ${name}`,
  added: (name) => `Hinzugefügt: ${name}.`,
  exists: 'Diese Veranstaltung hat sie schon.',
  open: 'Öffnen',
  cards: {
    day_before: {
      name: 'Erinnerung am Tag davor',
      about: '24 Stunden vor Beginn der Veranstaltung, mit Ticket und Anfahrt',
    },
    hour_before_online: {
      name: 'Online-Link eine Stunde vorher',
      about: '1 Stunde vor Beginn der Veranstaltung, mit dem Link zur Teilnahme',
    },
    thank_you_survey: {
      name: 'Dank mit Umfrage',
      about: '1 Stunde nach Ende der Veranstaltung, an alle, die teilgenommen haben',
    },
    missed_you: {
      name: 'Wir haben Sie vermisst',
      about: '12 Stunden nach Ende der Veranstaltung, an alle, die nicht teilgenommen haben',
    },
    certificate: {
      name: 'Zertifikate ausstellen',
      about:
        '1 Stunde nach Ende der Veranstaltung, oder mit der Antwort auf die Umfrage, wenn Zertifikate sie verlangen',
    },
    expiry_reminder: {
      name: 'Zertifikat läuft bald ab',
      about: 'Bevor ein Zertifikat abläuft, an die Person, für die es ausgestellt ist',
    },
  },
  lacking: {
    event_date: 'Dafür braucht die Veranstaltung ein Datum, das nicht vorbei ist.',
    online_url: 'Dafür braucht die Veranstaltung eine Online-Adresse.',
    survey:
      'Dafür braucht es eine Umfrage. Fragen der Umfrage legen Sie über die API oder mit einem KI-Assistenten fest.',
    certificate_enabled: 'Dafür braucht es Zertifikate; sie sind für diese Veranstaltung ausgeschaltet.',
    certificate_email: 'Dafür müssen Zertifikate per E-Mail gesendet werden.',
    certificate_validity_days: 'Zertifikate dieser Veranstaltung laufen nicht ab.',
  },
  notNeeded:
    'Die Veranstaltung sendet diese Erinnerung schon zusammen mit ihren Zertifikaten. Eine Automation ist nicht nötig.',
  toSettings: 'Zu den Einstellungen',
  toSurvey: 'Assistenten verbinden',
}
