import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  brand: 'E-Mails',
  skipLink: 'Zum Inhalt springen',
  failure: {
    note: 'Das sagt nichts darüber aus, ob Sie E-Mails erhalten.',
    onward: 'Ein Zertifikat prüfen',
  },
  ask: (organisation) => ({
    heading: 'Möchten Sie sich abmelden?',
    text: `${organisation} sendet Ihnen dann keine Umfragen, Erinnerungen, Einladungen oder Neuigkeiten mehr.`,
    button: 'Abmelden',
  }),
  done: (organisation) => ({
    heading: 'Sie sind abgemeldet',
    text: `${organisation} sendet Ihnen keine Umfragen, Erinnerungen, Einladungen oder Neuigkeiten mehr. Eine E-Mail, die schon unterwegs ist, kann noch ankommen.`,
    button: 'Wieder anmelden',
  }),
  back: 'Sie erhalten diese E-Mails wieder.',
  still:
    'E-Mails zu Ihren eigenen Anmeldungen und Zertifikaten erhalten Sie weiterhin: Ihr Ticket, einen frei gewordenen Platz, Ihr Zertifikat.',
  address: 'Ihre Adresse',
  missing: {
    heading: 'Dieser Link ist nicht gültig',
    text: 'Der Link gehört zu keiner E-Mail oder ist zu alt. Vielleicht wurde er beim Kopieren abgeschnitten: Öffnen Sie ihn noch einmal aus Ihrer E-Mail.',
  },
}

export const leadForm: Texts['leadForm'] = {
  brand: 'Formular',
  skipLink: 'Zum Formular springen',
  failure: { note: 'Es wurde nichts gesendet.', onward: 'Ein Zertifikat prüfen' },
  goes: (organiser) => html`Ihre Angaben gehen an !${organiser}.`,
  button: 'Absenden',
  refused: {
    outdated:
      'Das Formular wurde geändert, seit Sie es geöffnet haben. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal ab.',
    empty: 'Bitte füllen Sie mindestens ein Feld aus.',
    tooLong: (limit) => `Ihre Angaben sind zusammen länger als ${limit} Zeichen. Bitte kürzen Sie einige davon.`,
  },
  done: {
    heading: 'Vielen Dank',
    text: 'Ihre Angaben sind angekommen.',
    onward: 'Weiter',
    back: 'Zurück zum Formular',
  },
  closed: { heading: 'Dieses Formular ist geschlossen', text: 'Es nimmt zurzeit keine Antworten an.' },
  missing: {
    heading: 'Dieses Formular gibt es nicht',
    text: 'Unter dieser Adresse gibt es kein Formular. Die Adresse ist vielleicht unvollständig, oder das Formular wurde gelöscht.',
  },
}
