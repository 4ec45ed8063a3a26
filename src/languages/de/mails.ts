import type { Texts } from '../../lib/text/texts.ts'

export const mailFooter: Texts['mailFooter'] = {
  registration: (event) =>
    `Sie erhalten diese E-Mail, weil diese Adresse für „${event}“ angemeldet wurde. Wenn Sie das nicht waren, stornieren Sie die Anmeldung über den Link oben.`,
  event: (event) => `Sie erhalten diese E-Mail, weil Sie für „${event}“ angemeldet sind.`,
  certificate: (organisation) =>
    `Sie erhalten diese E-Mail, weil ${organisation} ein Zertifikat für Sie ausgestellt hat.`,
  training: (organisation) => `Sie erhalten diese E-Mail, weil ${organisation} Ihre Schulungsnachweise führt.`,
  other: (organisation) => `${organisation} hat Ihnen diese E-Mail gesendet.`,
  unsubscribe: 'Abmelden',
}

export const myMail: Texts['myMail'] = {
  subject: 'Ihre Tickets und Zertifikate',
  paragraphs: [
    'Dieser Link zeigt Ihre Tickets, Zertifikate, Badges und Schulungen.',
    'Er ist 30 Minuten lang gültig und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  ],
  button: 'Meine Tickets und Zertifikate zeigen',
  footer: 'Sie erhalten diese E-Mail, weil jemand Ihre Adresse eingegeben hat.',
}

export const erasureMail: Texts['erasureMail'] = {
  subject: (organisation) => `Jemand bittet ${organisation} um Löschung der eigenen Daten`,
  paragraphs: [
    'Eine Person, die ihre E-Mail-Adresse nachgewiesen hat, bittet Sie, alles zu löschen, was Sie über sie gespeichert haben.',
    'Die Anträge finden Sie mit GET /admin/privacy/requests. Prüfen und löschen Sie die Daten mit POST /admin/privacy/erase, oder lehnen Sie den Antrag ab, wenn Sie die Daten aufbewahren müssen. Gesetze setzen dafür meist eine Frist von einem Monat.',
  ],
  button: 'So beantworten Sie den Antrag',
  footer: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört oder Sie sie verwalten.',
}

export const formMail: Texts['formMail'] = {
  subject: (form) => `Neue Antwort auf ${form}`,
  heading: (form) => `Neue Einsendung: ${form}`,
  text: 'Antworten:',
  yes: 'Ja',
  no: 'Nein',
  last: 'Dieses Formular hat innerhalb einer Stunde sehr viele Einsendungen erhalten. Benachrichtigungen pausieren, bis es weniger werden. Alle Einsendungen sind gespeichert.',
  footer: (form) =>
    `Sie erhalten diese E-Mail, weil Ihre Adresse auf der Benachrichtigungsliste des Formulars ${form} steht.`,
}

export const linkMail: Texts['linkMail'] = {
  invite: {
    subject: (organisation) => `Sie sind zu ${organisation} eingeladen`,
    paragraphs: (organisation) => [
      `Sie sind eingeladen, mit ${organisation} an Veranstaltungen, Anmeldungen und Zertifikaten zu arbeiten.`,
      'Der Link ist sieben Tage lang gültig und kann einmal verwendet werden.',
    ],
    button: 'Einladung annehmen',
  },
  sign_in: {
    subject: () => 'Ihr Anmeldelink',
    paragraphs: () => [
      'Mit diesem Link melden Sie sich ohne Passwort an.',
      'Er ist fünfzehn Minuten lang gültig und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    ],
    button: 'Anmelden',
  },
  reset: {
    subject: () => 'Neues Passwort festlegen',
    paragraphs: () => [
      'Mit diesem Link legen Sie ein neues Passwort fest. Überall sonst werden Sie abgemeldet.',
      'Er ist eine Stunde lang gültig und kann einmal verwendet werden. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    ],
    button: 'Passwort festlegen',
  },
  footer: 'Sie erhalten diese E-Mail, weil jemand Ihre Adresse eingegeben hat.',
}

export const senderTest: Texts['senderTest'] = {
  subject: 'Ihr E-Mail-Versand funktioniert',
  paragraph: 'Diese Test-E-Mail wurde über den Mailserver Ihrer Organisation gesendet.',
  footer: 'Sie erhalten diese E-Mail, weil jemand den E-Mail-Versand einer Organisation getestet hat.',
}

export const taskMail: Texts['taskMail'] = {
  subject: (title) => `Fällig: ${title}`,
  due: (organisation) => `Diese Aufgabe bei ${organisation} ist jetzt fällig.`,
  task: 'Aufgabe',
  dueAt: 'Fällig',
  about: 'Betrifft',
  button: 'Aufgabe öffnen',
  footer: 'Sie erhalten diese E-Mail, weil Ihnen die Aufgabe zugewiesen ist.',
}
