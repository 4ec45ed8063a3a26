import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')

export const personalPage: Texts['personalPage'] = {
  registered: { heading: 'Sie sind angemeldet', text: 'Ihr Platz ist bestätigt.' },
  waitlisted: {
    heading: 'Sie stehen auf der Warteliste',
    text: (position) =>
      position === 1
        ? 'Sie sind als Nächstes an der Reihe. Wird ein Platz frei, bieten wir ihn Ihnen per E-Mail an.'
        : `Sie stehen auf Platz ${position}. Wird ein Platz für Sie frei, bieten wir ihn Ihnen per E-Mail an.`,
  },
  pending: {
    heading: 'Ihre Anmeldung wartet auf Bestätigung',
    text: 'Der Veranstalter bestätigt jede Anmeldung. Wir schreiben Ihnen, sobald er entschieden hat.',
  },
  offered: {
    heading: 'Ein Platz ist für Sie frei',
    text: (until) => html`Er ist bis !${until} für Sie reserviert. Danach geht er an die nächste Person.`,
  },
  ended: {
    heading: 'Ihr Angebot ist abgelaufen',
    text: 'Sie haben den Platz nicht rechtzeitig angenommen, daher ging er an die nächste Person auf der Warteliste. Melden Sie sich noch einmal an, um wieder auf die Liste zu kommen.',
  },
  cancelled: {
    heading: 'Ihre Anmeldung ist storniert',
    text: 'Ein Ticket, das Sie hatten, gilt nicht mehr. Wenn das ein Irrtum ist, melden Sie sich auf der Seite der Veranstaltung noch einmal an.',
  },
  declined: {
    heading: 'Ihre Anmeldung wurde abgelehnt',
    text: 'Der Veranstalter konnte Ihre Anmeldung nicht annehmen.',
  },
  past: 'Die Veranstaltung ist vorbei; Ihre Anmeldung lässt sich nicht mehr ändern.',
  holder: 'Für',
  event: 'Veranstaltung',
  eventPage: 'Seite der Veranstaltung',
  online: { label: 'Online', join: 'Online teilnehmen' },
  ticket: {
    heading: 'Ihr Ticket',
    code: 'QR-Code des Tickets',
    show: 'Zeigen Sie diesen Code am Eingang. Wer diese Seite hat, kann Ihr Ticket nutzen und Ihre Anmeldung ändern oder stornieren: Geben Sie sie nicht weiter.',
    open: 'Nur das Ticket öffnen',
  },
  accept: 'Platz annehmen',
  change: {
    open: 'Meine Angaben ändern',
    button: 'Speichern',
    done: 'Ihre Angaben wurden gespeichert.',
  },
  cancel: {
    registered: {
      open: 'Meine Anmeldung stornieren',
      ask: 'Ihr Platz geht an jemand anderen, und Ihr Ticket gilt nicht mehr.',
      button: 'Ja, Anmeldung stornieren',
    },
    waitlisted: {
      open: 'Warteliste verlassen',
      ask: 'Sie verlieren Ihren Platz in der Reihe. Wenn Sie sich noch einmal anmelden, stehen Sie am Ende der Liste.',
      button: 'Ja, Warteliste verlassen',
    },
    offered: {
      open: 'Platz ablehnen',
      ask: 'Der Platz geht an die nächste Person, und Sie verlassen die Warteliste.',
      button: 'Ja, Platz ablehnen',
    },
    pending: {
      open: 'Meine Anmeldung stornieren',
      ask: 'Der Veranstalter entscheidet dann nicht mehr über Ihre Anmeldung. Sie können sich wieder anmelden.',
      button: 'Ja, Anmeldung stornieren',
    },
  },
  missing: {
    heading: 'Anmeldung nicht gefunden',
    text: 'Zu diesem Link gibt es keine Anmeldung. Vielleicht wurde er beim Kopieren abgeschnitten: Öffnen Sie ihn noch einmal aus Ihrer E-Mail.',
  },
}

export const groups: Texts['groups'] = {
  legend: (nth) => `${nth}. Begleitperson`,
  mailed: 'Wir senden ihr ein eigenes Ticket und teilen ihr mit, dass Sie sie angemeldet haben.',
  add: 'Weitere Person hinzufügen',
  remove: (nth) => `${nth}. Begleitperson entfernen`,
  hint: (max) =>
    `Sie können ${plural(max, { one: 'eine Begleitperson', other: `bis zu ${max} Begleitpersonen` })} mitbringen. Entweder erhalten alle einen Platz, oder alle warten.`,
  repeated: 'Diese Adresse steht schon im Formular. Jede Person braucht eine eigene Adresse.',
  tooMany: (max) =>
    max === 0
      ? 'Zu dieser Veranstaltung können Sie niemanden mitbringen.'
      : `Sie können höchstens ${plural(max, { one: 'eine Begleitperson', other: `${max} Begleitpersonen` })} mitbringen.`,
  done: 'Jede Begleitperson erhält eine eigene E-Mail.',
  isGuest:
    'Jemand hat Sie zusammen mit sich selbst angemeldet. Wenn Sie nicht kommen können, stornieren Sie Ihre Anmeldung hier.',
}

export const chosenSessions: Texts['chosenSessions'] = {
  label: 'Sessions',
  left: (places) => plural(places, { one: 'Noch 1 Platz frei', other: `Noch ${places} Plätze frei` }),
  full: 'Ausgebucht',
  begun: 'Hat begonnen',
  isFull: (title) => `„${title}“ ist ausgebucht. Wählen Sie eine andere Session.`,
  hasBegun: (title) => `„${title}“ hat begonnen. Wählen Sie eine andere Session.`,
  overlap: (one, other) => `„${one}“ und „${other}“ überschneiden sich. Wählen Sie eine davon.`,
  gone: 'Eine gewählte Session wird nicht mehr angeboten. Bitte wählen Sie noch einmal.',
  chosen: 'Ihre Sessions',
  states: {
    place: '',
    wish: 'Sie erhalten einen Platz, wenn bei Ihrer Anmeldung noch einer frei ist',
    missed: 'Es war kein Platz mehr frei',
  },
}
