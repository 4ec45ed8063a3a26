import type { doorLinkMessages as doorLinkMessagesType } from '../../../../src/shell-parts/messages/door-link.ts'

export const doorLinkMessages: typeof doorLinkMessagesType = {
  title: 'Neuer Einlass-Link',
  about:
    'Eine Hilfskraft scannt den QR-Code mit dem Telefon und checkt Personen ohne Konto ein. Wer den Link hat, sieht die Namen der Gäste, bis er abläuft, aber keine E-Mail-Adressen.',
  device: 'Name oder Ort des Geräts',
  deviceName: 'Haupteingang',
  sessions: 'Nur diese Sessions',
  sessionsAbout: 'Ohne Auswahl gilt der Link für die Veranstaltung und alle Sessions.',
  expires: 'Läuft ab',
  expiresAbout: 'Ohne Angabe 12 Stunden nach der Veranstaltung.',
  create: 'Einlass-Link erstellen',
  once: (until) => `Scannen Sie ihn jetzt: Der Link wird nur einmal gezeigt. Er läuft ab: ${until}.`,
  qr: 'QR-Code des Einlass-Links',
  saveQr: 'SVG herunterladen',
  done: 'Fertig',
}
