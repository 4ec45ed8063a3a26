import type { settingsMessages as settingsMessagesType } from '../../../../src/pages/registration/settings-messages.ts'

export const settingsMessages: typeof settingsMessagesType = {
  settings: 'Einstellungen der Anmeldung',
  enabled: 'Anmeldung auf der Veranstaltungsseite erlauben',
  opens: 'Anmeldung öffnet',
  closes: 'Anmeldung schließt',
  capacity: 'Kapazität',
  capacityAbout: 'Leer bedeutet unbegrenzt. Ist die Veranstaltung ausgebucht, kommen Anmeldungen auf die Warteliste.',
  offerHours: 'Stunden zum Annehmen eines angebotenen Platzes',
  offerHoursAbout: 'Danach wird er der nächsten Person angeboten.',
  guests: 'Begleitpersonen pro Anmeldung',
  guestsAbout: 'So viele weitere Personen kann eine Person gleichzeitig anmelden, bis zu 20. 0: keine.',
  confirm: 'Jede E-Mail-Adresse bestätigen lassen',
  confirmAbout:
    'Man erhält eine E-Mail mit einem Link und ist angemeldet, wenn man ihn innerhalb von 48 Stunden bestätigt. Das hält falsche Adressen fern.',
  approval: 'Jede Anmeldung bestätigen',
  approvalAbout:
    'Man erhält Platz und Ticket, sobald Sie die Anmeldung bestätigen, und eine E-Mail mit Ihrer Entscheidung. Anmeldearten können auch einzeln eine Bestätigung verlangen.',
}
