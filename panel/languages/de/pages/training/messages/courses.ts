import type { courseMessages as courseMessagesType } from '../../../../../src/pages/training/messages/courses.ts'

export const courseMessages: typeof courseMessagesType = {
  title: 'Kurse',
  none: 'Noch keine Kurse',
  noneHow:
    'Fügen Sie Kurse hinzu, die anderswo abgeschlossen werden, zum Beispiel auf einer Lernplattform, damit Programme sie voraussetzen können.',
  create: 'Neuer Kurs',
  created: 'Kurs erstellt.',
  edit: 'Kurs bearbeiten',
  saved: 'Kurs gespeichert.',
  save: 'Speichern',
  name: 'Name',
  code: 'Code',
  codeAbout: 'Der Code, den die Lernplattform verwendet. Er ist eindeutig; Groß- und Kleinschreibung zählt.',
  delete: 'Kurs löschen',
  deleteAbout: 'Ein Kurs lässt sich löschen, solange kein Programm ihn voraussetzt und niemand ihn abgeschlossen hat.',
  deleted: 'Kurs gelöscht.',
  added: 'Hinzugefügt',
  findCode: 'Genauer Code',
}
