import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')
const places = (count: number) => plural(count, { one: 'Noch 1 Platz frei', other: `Noch ${count} Plätze frei` })

export const marketplace: Texts['marketplace'] = {
  brand: 'Veranstaltungen',
  skipLink: 'Zu den Veranstaltungen springen',
  failure: { note: 'Das sagt nichts über irgendeine Veranstaltung aus.', onward: 'Alle Veranstaltungen ansehen' },
  heading: { upcoming: 'Kommende Veranstaltungen', past: 'Vergangene Veranstaltungen', all: 'Alle Veranstaltungen' },
  lead: (domain) => `Konferenzen, Workshops und Kurse auf ${domain}, die allen offenstehen.`,
  of: (organiser) => html`Nur Veranstaltungen von !${organiser}.`,
  search: {
    label: 'Wonach suchen Sie?',
    hint: 'Wörter aus Name oder Ort',
    button: 'Suchen',
    tooMany: 'Bitte suchen Sie mit höchstens acht Wörtern.',
  },
  more: 'Weitere Filter',
  type: { label: 'Art', any: 'Alle' },
  when: { label: 'Wann', upcoming: 'Kommende', past: 'Vergangene', all: 'Alle' },
  from: 'Von',
  to: 'Bis',
  place: 'Ort',
  free: 'Mit freien Plätzen',
  sort: {
    label: 'Reihenfolge',
    usual: 'Standard',
    soonest: 'Frühester Termin zuerst',
    latest: 'Spätester Termin zuerst',
    newest: 'Neueste zuerst',
  },
  count: (events, capped) =>
    capped
      ? `Mehr als ${events.toLocaleString('de')} Veranstaltungen`
      : plural(events, { one: '1 Veranstaltung', other: `${events} Veranstaltungen` }),
  nth: (page) => `Seite ${page}`,
  paging: { label: 'Seiten', previous: 'Zurück', next: 'Weiter' },
  none: {
    found: {
      heading: 'Nichts gefunden',
      text: 'Keine Veranstaltung passt dazu. Versuchen Sie es mit weniger Wörtern oder Filtern.',
      onward: 'Alle kommenden Veranstaltungen ansehen',
    },
    upcoming: {
      heading: 'Zurzeit ist nichts geplant',
      text: 'Neue Veranstaltungen erscheinen hier, sobald sie öffentlich sind.',
      onward: 'Vergangene Veranstaltungen ansehen',
    },
    ever: {
      heading: 'Noch keine Veranstaltungen',
      text: 'Veranstaltungen erscheinen hier, sobald ein Veranstalter eine veröffentlicht.',
      onward: 'Ein Zertifikat prüfen',
    },
  },
  by: 'Veranstalter',
  everybody: 'Veranstaltungen aller Veranstalter ansehen',
  places: {
    left: places,
    full: 'Ausgebucht, mit Warteliste',
    closed: 'Anmeldung geschlossen',
    past: 'Vorbei',
  },
  feed: 'Diesen Veranstaltungen in einem Feedreader folgen (RSS)',
}
