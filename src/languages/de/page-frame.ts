import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')

export const frame: Texts['frame'] = {
  whose: (domain, address) =>
    html`Sie sind auf <strong>${domain}</strong>. Auf einer nachgemachten Seite kann alles stehen: Vertrauen Sie dieser Seite nur, wenn die Adresszeile Ihres Browsers mit <span class="nowrap">${address}/</span> beginnt.`,
  quiet: 'Auf dieser Seite läuft kein Skript, und Ihre IP-Adresse wird nicht gespeichert.',
  oneScript:
    'Das einzige Skript auf dieser Seite prüft Dateien auf Ihrem Gerät. Ihre IP-Adresse wird nicht gespeichert.',
  powered: 'Läuft mit Laurel',
  request: (id) => `Anfrage ${id}`,
  retry: (seconds) =>
    `Versuchen Sie es in ${plural(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })} noch einmal.`,
  failures: {
    404: { heading: 'Hier ist nichts', text: 'Prüfen Sie die Adresse.' },
    413: {
      heading: 'Der Text ist zu lang',
      text: 'Gehen Sie zurück, kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
    },
    429: { heading: 'Einen Moment bitte', text: 'Aus Ihrem Netz kamen zu viele Anfragen.' },
    500: {
      heading: 'Bei uns ist ein Fehler aufgetreten',
      text: 'Versuchen Sie es noch einmal. Bleibt der Fehler, nennen Sie dem Betreiber dieser Website die Nummer der Anfrage unten.',
    },
    503: { heading: 'Gerade nicht verfügbar', text: 'Der Dienst ist gleich wieder da.' },
    unreadable: {
      heading: 'Die Anfrage ist nicht lesbar',
      text: 'Prüfen Sie die Adresse und versuchen Sie es noch einmal.',
    },
  },
}

export const publicForm: Texts['publicForm'] = {
  trap: 'Lassen Sie dieses Feld leer',
  again: {
    quick: 'Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie das Formular noch einmal ab.',
    late: 'Das Formular war lange geöffnet. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal ab.',
  },
  needed: 'Bitte füllen Sie dieses Feld aus.',
  problems: (count) =>
    plural(count, { one: 'Bitte korrigieren Sie eine Angabe', other: `Bitte korrigieren Sie ${count} Angaben` }),
}

export const site: Texts['site'] = {
  brand: 'Veranstaltungen und Zertifikate',
  skipLink: 'Zum Inhalt springen',
  failure: {
    note: 'Der Link ist vielleicht unvollständig, oder die Seite ist umgezogen.',
    onward: 'Zur Startseite',
  },
}

export const map: Texts['map'] = { show: 'Auf der Karte zeigen' }

export const calendar: Texts['calendar'] = { online: 'Online teilnehmen', speaker: 'Vortrag' }
