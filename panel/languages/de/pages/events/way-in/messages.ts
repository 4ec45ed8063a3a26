import type { wayInMessages as wayInMessagesType } from '../../../../../src/pages/events/way-in/messages.ts'

export const wayInMessages: typeof wayInMessagesType = {
  end: 'Ende',
  endAbout: 'Leer lassen, wenn sie mit ihrer letzten Session oder ihrem Tag endet.',
  online: 'Online-Adresse',
  onlineAbout: 'Nur Angemeldete sehen sie: auf ihrer Seite, ihrem Ticket und in E-Mails.',
  markdown: 'Markdown ist möglich: **fett**, *kursiv*, # Überschriften, Listen und [Links](https://example.org).',
  cover: 'Titelbild',
  coverAbout:
    'Zu sehen auf der Veranstaltungsseite, im Verzeichnis der Veranstaltungen und in Link-Vorschauen. PNG, JPEG oder WebP, höchstens 10 MB.',
  coverShown: 'Aktuelles Titelbild',
  file: 'Bild',
  upload: 'Bild hochladen',
  noFile: 'Wählen Sie zuerst ein Bild.',
  remove: 'Bild entfernen',
  saved: 'Gespeichert.',
}
