import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')

const confirm = {
  heading: 'Sehen Sie in Ihr Postfach',
  text: 'Vielen Dank. Wir haben Ihnen einen Link gesendet. Öffnen Sie ihn innerhalb von 48 Stunden, um die Anmeldung abzuschließen: Bis dahin sind Sie nicht angemeldet.',
}

export const registrationPage: Texts['registrationPage'] = {
  brand: 'Veranstaltung',
  skipLink: 'Zur Veranstaltung springen',
  failure: { note: 'Das betrifft keine Anmeldung.', onward: 'Meine Tickets finden' },
  types: {
    conference: 'Konferenz',
    workshop: 'Workshop',
    seminar: 'Seminar',
    webinar: 'Webinar',
    training: 'Schulung',
    course: 'Kurs',
    meetup: 'Treffen',
    ceremony: 'Feier',
    competition: 'Wettbewerb',
    other: 'Veranstaltung',
  },
  facts: {
    when: 'Wann',
    noDate: 'Wird noch bekannt gegeben',
    until: (day) => html`bis !${day}`,
    where: 'Wo',
    organiser: 'Veranstalter',
    places: 'Plätze',
    left: (places) => plural(places, { one: 'Noch 1 Platz frei', other: `Noch ${places} Plätze frei` }),
    full: (waiting) =>
      waiting === 0
        ? 'Ausgebucht: Sie können sich auf die Warteliste setzen lassen'
        : `Ausgebucht: Sie können sich auf die Warteliste setzen lassen (${waiting} warten)`,
  },
  calendar: 'Zum Kalender hinzufügen',
  back: 'Weitere Veranstaltungen',
  picture: (name) => `${name}: wann, wo und mit wem`,
  agenda: {
    heading: 'Programm',
    zone: (zone) => `Zeiten sind Ortszeiten: ${zone}.`,
    until: (clock, day) => `${clock} am ${day}`,
    more: (count) =>
      plural(count, { one: '1 weitere Session im Kalender', other: `${count} weitere Sessions im Kalender` }),
    speakers: 'Vortragende',
    about: 'Über diese Session',
    calendar: 'Zum Kalender hinzufügen',
    website: 'Website',
  },
  form: {
    register: { heading: 'Anmeldung', text: '', button: 'Anmelden' },
    wait: {
      heading: 'Auf die Warteliste',
      text: 'Alle Plätze sind belegt. Wird einer für Sie frei, bieten wir ihn Ihnen per E-Mail an.',
      button: 'Auf die Warteliste setzen',
    },
    approval: {
      heading: 'Anmeldung',
      text: 'Der Veranstalter bestätigt jede Anmeldung. Wir schreiben Ihnen, sobald er entschieden hat.',
      button: 'Anmeldung absenden',
    },
    goes: (organiser) => html`Ihre Angaben gehen für diese Veranstaltung an !${organiser}.`,
    email: {
      label: 'E-Mail-Adresse',
      hint: 'An diese Adresse senden wir Ihr Ticket und einen Link zum Ändern oder Stornieren.',
    },
    type: {
      label: 'Art der Anmeldung',
      full: 'Ausgebucht: Warteliste',
      closed: 'Geschlossen',
      approval: 'Der Veranstalter bestätigt jede Anmeldung',
    },
    firstName: 'Vorname',
    lastName: 'Nachname',
  },
  refused: {
    disabled: {
      heading: 'Keine Online-Anmeldung',
      text: 'Für diese Veranstaltung können Sie sich auf dieser Seite nicht anmelden.',
    },
    past: {
      heading: 'Diese Veranstaltung ist vorbei',
      text: 'Sie hat stattgefunden, daher ist die Anmeldung geschlossen.',
    },
    closed: {
      heading: 'Die Anmeldung ist geschlossen',
      text: 'Der Veranstalter hat die Anmeldung geschlossen. Wenn Sie kommen möchten, wenden Sie sich an ihn.',
    },
    not_open: { heading: 'Die Anmeldung ist noch nicht offen', text: (time) => html`Sie öffnet am !${time}.` },
  },
  done: {
    registered: {
      heading: 'Sehen Sie in Ihr Postfach',
      text: 'Vielen Dank. Eine E-Mail mit Ihrem Ticket ist unterwegs. Wenn sie in einigen Minuten nicht da ist, sehen Sie im Spam-Ordner nach.',
    },
    waitlisted: {
      heading: 'Sehen Sie in Ihr Postfach',
      text: 'Vielen Dank. Die Veranstaltung ist ausgebucht, daher stehen Sie auf der Warteliste. Wir haben Ihnen Ihren Platz darauf gemailt und schreiben wieder, wenn ein Platz für Sie frei wird.',
    },
    pending: {
      heading: 'Sehen Sie in Ihr Postfach',
      text: 'Vielen Dank. Der Veranstalter bestätigt jede Anmeldung. Wir haben Ihnen einen Link dazu gemailt und schreiben wieder, sobald er entschieden hat.',
    },
    confirm,
    withoutMail: {
      confirm,
      registered: {
        heading: 'Sie sind angemeldet',
        text: 'Vielen Dank. Diese Website sendet zurzeit keine E-Mails, daher erhalten Sie kein Ticket. Der Veranstalter hat es und findet Sie am Eingang unter Ihrem Namen.',
      },
      waitlisted: {
        heading: 'Sie stehen auf der Warteliste',
        text: 'Vielen Dank. Die Veranstaltung ist ausgebucht, und Sie stehen auf der Warteliste. Diese Website sendet zurzeit keine E-Mails: Fragen Sie den Veranstalter, ob ein Platz frei geworden ist.',
      },
      pending: {
        heading: 'Ihre Anmeldung wartet auf Bestätigung',
        text: 'Vielen Dank. Der Veranstalter bestätigt jede Anmeldung. Diese Website sendet zurzeit keine E-Mails: Fragen Sie den Veranstalter, wie er entschieden hat.',
      },
    },
    back: 'Zurück zur Veranstaltung',
  },
  confirm: {
    heading: 'Bestätigen Sie Ihre Anmeldung',
    text: 'Drücken Sie die Schaltfläche, um die Anmeldung abzuschließen. Bis dahin sind Sie nicht angemeldet.',
    button: 'Anmeldung bestätigen',
    changed: {
      heading: 'Das Formular wurde geändert',
      text: 'Der Veranstalter hat das Formular geändert, seit Sie es ausgefüllt haben. Bitte melden Sie sich auf der Seite der Veranstaltung noch einmal an.',
    },
    full: {
      heading: 'Eine Session ist ausgebucht',
      text: 'In einer gewählten Session ist kein Platz mehr frei. Bitte melden Sie sich auf der Seite der Veranstaltung noch einmal an und wählen Sie eine andere.',
    },
    missing: {
      heading: 'Dieser Link gilt nicht mehr',
      text: 'Er ist abgelaufen, oder eine neuere E-Mail hat ihn ersetzt. Bitte melden Sie sich auf der Seite der Veranstaltung noch einmal an.',
    },
  },
  missing: {
    heading: 'Diese Veranstaltung gibt es nicht',
    text: 'Unter dieser Adresse gibt es keine Veranstaltung. Vielleicht wurde sie beim Kopieren abgeschnitten, oder der Veranstalter hat die Seite entfernt.',
  },
}
