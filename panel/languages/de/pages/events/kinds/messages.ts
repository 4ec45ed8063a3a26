import type { kindMessages as kindMessagesType } from '../../../../../src/pages/events/kinds/messages.ts'

export const kindMessages: typeof kindMessagesType = {
  title: 'Arten von Zertifikaten',
  about:
    'Teilnehmende erhalten das oben beschriebene Zertifikat. Fügen Sie Arten für andere hinzu, zum Beispiel Vortragende oder eine Jury, jede mit eigenem Design, eigener Gültigkeit und eigenen Werten.',
  nth: (nth) => `Art ${nth}`,
  label: 'Name der Art',
  kind: 'Schlüssel der Art',
  kindAbout: 'Für die API und Dateien, zum Beispiel speaker.',
  design: 'Design der Art',
  ofEvent: 'Wie für Teilnehmende',
  add: 'Art hinzufügen',
  remove: 'Art entfernen',
  validity: 'Gültigkeit',
  units: {
    never: 'Läuft nicht ab',
    days: 'Anzahl Tage',
    months: 'Anzahl Monate',
    years: 'Anzahl Jahre',
    until: 'Bis zu einem Datum',
  },
  until: 'Gültig bis',
}
