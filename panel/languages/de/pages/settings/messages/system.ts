import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { systemMessages as systemMessagesType } from '../../../../../src/pages/settings/messages/system.ts'

const plural = pluralsOf('de')

export const systemMessages: typeof systemMessagesType = {
  system: 'System',
  service: 'Dienst',
  version: 'Version von Laurel',
  address: 'Adresse der Website',
  since: 'Läuft seit',
  processes: 'Aktive Prozesse',
  database: 'Datenbank',
  current: 'Auf dem neuesten Stand.',
  notCurrent: 'Es fehlen Migrationen. Starten Sie den Dienst neu, um sie auszuführen.',
  size: 'Größe',
  megabytes: (n) => `${n} MB (alle Organisationen)`,
  migrations: 'Migrationen',
  queue: 'Hintergrundaufträge',
  nothingWaits: 'Keine wartenden Aufträge.',
  waits: (n, since) =>
    plural(n, {
      one: `# Auftrag wartet, fällig ${since}.`,
      other: `# Aufträge warten, der älteste fällig ${since}.`,
    }),
  running: (n) => plural(n, { one: '# Auftrag läuft.', other: '# Aufträge laufen.' }),
  mail: 'E-Mail',
  server: 'E-Mails werden über Ihren Mailserver gesendet.',
  outbox:
    'Es ist kein Mailserver eingerichtet. E-Mails werden gespeichert, aber nicht gesendet. Setzen Sie SMTP_URL, um sie zu senden.',
  from: 'Absender',
  signed: 'Mit DKIM signiert',
  yes: 'Ja',
  no: 'Nein',
  files: 'Dateispeicher',
  folder: 'Lokaler Ordner.',
  s3: 'S3-kompatibler Speicher.',
  answers: 'Verfügbar.',
  silent: 'Antwortet nicht.',
  limits: 'Ratenbegrenzung',
  limit: { requests_per_minute: 'Anfragen pro Minute', requests_per_hour: 'Anfragen pro Stunde' },
  usedOf: (used, most) => `${used} von ${most} genutzt`,
}
