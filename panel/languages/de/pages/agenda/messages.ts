import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { agendaMessages as agendaMessagesType } from '../../../../src/pages/agenda/messages.ts'

const plural = pluralsOf('de')

const sessions = (count: string) => plural(count, { one: '# Session', other: '# Sessions' })

export const agendaMessages: typeof agendaMessagesType = {
  title: 'Agenda',
  add: 'Session hinzufügen',
  edit: 'Session bearbeiten',
  paste: 'Agenda einfügen',
  empty: 'Noch keine Sessions',
  emptyHow:
    'Fügen Sie Sessions einzeln hinzu, oder fügen Sie die ganze Agenda aus einem Dokument oder einer Tabelle ein.',
  zone: (zone) => `Alle Zeiten: ${zone}.`,
  noRoom: 'Kein Raum',
  sessionTitle: 'Titel',
  start: 'Beginn',
  end: 'Ende',
  room: 'Raum',
  track: 'Track',
  speakers: 'Vortragende',
  speakersHow: 'Ein Name pro Zeile. Neue Namen werden als Vortragende hinzugefügt.',
  description: 'Beschreibung (Markdown)',
  capacity: 'Kapazität',
  capacityHow: 'Leer bedeutet unbegrenzt.',
  required: 'Zertifikate setzen die Teilnahme voraus',
  signup: 'Session mit Anmeldung',
  signupAbout: 'Man wählt sie bei der Anmeldung und auf der persönlichen Seite, solange Plätze frei sind.',
  signedUp: (count) => `${count} angemeldet`,
  signedUpOf: (count, capacity) => `${count} von ${capacity} angemeldet`,
  save: 'Speichern',
  remove: 'Löschen',
  removeSure: 'Die Session und ihre Check-ins werden endgültig gelöscht.',
  drag: 'Zum Verschieben ziehen',
  moveTo: 'Verschieben …',
  moveOf: (title) => `„${title}“ verschieben …`,
  move: 'Verschieben',
  moved: (title) => `„${title}“ verschoben.`,
  saved: 'Gespeichert.',
  inside: (count, capacity) => `${count} von ${capacity} eingecheckt`,
  pasteHow:
    'Eine Zeile pro Session, zum Beispiel „10:00–10:45 Titel (Vortragende) @Raum“, unter Zeilen mit dem Datum. Eine Tabelle mit Kopfzeile geht auch.',
  pasteLabel: 'Agenda',
  sample:
    '1.12.2026\n09:00–09:30 Eröffnung @Großer Saal\n10:00–10:45 Rechenmaschinen (Ada Lovelace) @Raum 2 [Maschinen]',
  choose: 'Datei auswählen',
  check: 'Prüfen',
  back: 'Zurück',
  store: (count) => `${sessions(count)} hinzufügen`,
  stored: (count) => `${sessions(count)} hinzugefügt.`,
  fix: 'Korrigieren Sie zuerst die abgelehnten Zeilen: Eine Agenda wird als Ganzes hinzugefügt.',
  verdicts: { new: 'Neu', there: 'Schon da', refused: 'Abgelehnt', ignored: 'Übersprungen' },
  line: 'Zeile',
  verdict: 'Ergebnis',
  time: 'Zeit',
  dayOf: (day) => `Sessions am ${day}`,
  speakerName: 'Name',
  role: 'Funktion und Organisation',
  biography: 'Biografie (Markdown)',
  website: 'Website',
  picture: 'Bild',
  pictureHow: 'PNG, JPEG oder WebP, höchstens 10 MB.',
  addSpeaker: 'Vortragende hinzufügen',
  editSpeaker: 'Vortragende bearbeiten',
  removeSpeaker: (count) =>
    count === '0'
      ? 'Die vortragende Person wird endgültig gelöscht.'
      : `Die vortragende Person wird endgültig gelöscht und fehlt dann in ${sessions(count)}. Die Sessions bleiben.`,
  noSpeakers: 'Vortragende erscheinen auf der Veranstaltungsseite mit Bild und Biografie.',
  talks: sessions,
}
