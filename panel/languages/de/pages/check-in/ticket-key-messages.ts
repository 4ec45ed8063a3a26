import type { ticketKeyMessages as ticketKeyMessagesType } from '../../../../src/pages/check-in/ticket-key-messages.ts'

export const ticketKeyMessages: typeof ticketKeyMessagesType = {
  title: 'Sicherheit der Tickets',
  about: 'Tickets sind mit einem Schlüssel dieser Veranstaltung signiert, damit niemand sie fälschen kann.',
  rotate: 'Neuen Schlüssel erstellen',
  explained:
    'Neue Tickets werden mit dem neuen Schlüssel signiert. Geräte am Eingang erhalten ihn beim nächsten Kontakt.',
  retire: 'Alle bisher gesendeten Tickets ablehnen',
  retireAbout:
    'Alle Teilnehmenden brauchen dann ein neues Ticket: Senden Sie danach die Tickets erneut. Das lässt sich nicht rückgängig machen.',
  rotated: 'Neuer Schlüssel erstellt. Frühere Tickets bleiben gültig.',
  retired: 'Neuer Schlüssel erstellt. Senden Sie die Tickets erneut: Frühere werden abgelehnt.',
}
