import type { paletteMessages as paletteMessagesType } from '../../../../src/app/messages/palette.ts'

export const paletteMessages: typeof paletteMessagesType = {
  goTo: 'Suchen oder wechseln zu …',
  nothingFound: 'Keine Ergebnisse.',
  looking: 'Suche läuft …',
  onThisPage: 'Auf dieser Seite',
  copyCall: 'Letzte Anfrage als cURL kopieren',
  callCopied: 'Kopiert. Setzen Sie LAUREL_KEY auf einen API-Schlüssel, bevor Sie den Befehl ausführen.',
  found: 'Ergebnisse',
  kinds: {
    event: 'Veranstaltung',
    attendee: 'Teilnehmende',
    certificate: 'Zertifikat',
    design: 'Design',
    contact: 'Kontakt',
  },
  statuses: { active: 'Gültig', revoked: 'Widerrufen', expired: 'Abgelaufen' },
  ofThisEvent: 'Diese Veranstaltung',
  keys: 'Tastenkürzel',
  keyOf: {
    palette: 'Suchen oder zu einer Seite wechseln',
    help: 'Tastenkürzel anzeigen',
    search: 'In der Liste suchen',
    move: 'Nächste oder vorige Zeile',
    open: 'Zeile öffnen',
    choose: 'Zeile auswählen',
    create: 'Erstellen',
    undo: 'Letzte Aktion rückgängig machen',
    close: 'Schließen oder Auswahl aufheben',
    jump: 'Wechseln zu',
  },
}
