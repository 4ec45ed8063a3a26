import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const surveyPage: Texts['surveyPage'] = {
  open: {
    heading: 'Wie war es?',
    goes: (organiser) => html`Ihre Antworten gehen zusammen mit Ihrem Namen an !${organiser}.`,
    until: (time) => html`Sie können bis !${time} antworten und Ihre Antworten ändern.`,
    button: 'Antworten absenden',
  },
  answered: {
    heading: 'Vielen Dank für Ihre Antworten',
    saved: (time) => html`Sie wurden am !${time} gespeichert.`,
    changeable: (until) =>
      until === null
        ? html`Sie können sie ändern, solange die Umfrage offen ist.`
        : html`Sie können sie bis !${until} ändern.`,
    change: 'Antworten ändern',
    button: 'Speichern',
  },
  refused: {
    heading: 'Ihre Antworten sind noch nicht gespeichert',
    text: 'Bitte korrigieren Sie unten die markierten Antworten und senden Sie sie noch einmal ab.',
  },
  not_open: {
    heading: 'Die Umfrage ist noch nicht offen',
    text: (opens) =>
      opens === null
        ? html`Sie öffnet, wenn die Veranstaltung vorbei ist. Kommen Sie dann mit diesem Link wieder.`
        : html`Sie öffnet am !${opens}. Kommen Sie dann mit diesem Link wieder.`,
  },
  closed: {
    heading: 'Die Umfrage ist geschlossen',
    text: (closed) => html`Sie konnte bis !${closed} beantwortet werden.`,
  },
  over: {
    heading: 'Vielen Dank für Ihre Antworten',
    text: (saved) =>
      html`Sie wurden am !${saved} gespeichert. Die Umfrage ist geschlossen und lässt sich nicht mehr ändern.`,
  },
  none: {
    heading: 'Es gibt keine Fragen',
    text: 'Der Veranstalter stellt zurzeit keine Fragen zu dieser Veranstaltung.',
  },
  not_registered: {
    heading: 'Diese Umfrage ist für Angemeldete',
    text: 'Sie sind für diese Veranstaltung nicht angemeldet. Wenn das ein Irrtum ist, wenden Sie sich an den Veranstalter.',
  },
  outdated:
    'Der Veranstalter hat die Fragen geändert, während Sie geantwortet haben. Bitte sehen Sie Ihre Antworten durch und senden Sie sie noch einmal ab.',
  tooLong: (limit) => `Ihre Antworten sind zusammen länger als ${limit} Zeichen. Bitte kürzen Sie einige davon.`,
  answers: 'Ihre Antworten',
  for: 'Für',
  about: 'Zu',
  missing: {
    heading: 'Diese Umfrage gibt es nicht',
    text: 'Zu diesem Link gibt es keine Umfrage. Vielleicht wurde er beim Kopieren abgeschnitten: Öffnen Sie ihn noch einmal aus Ihrer E-Mail.',
  },
}
