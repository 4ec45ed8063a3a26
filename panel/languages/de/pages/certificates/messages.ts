import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { certificateMessages as certificateMessagesType } from '../../../../src/pages/certificates/messages.ts'

const plural = pluralsOf('de')

const certificates = (count: number) => plural(count, { one: '# Zertifikat', other: '# Zertifikate' })
const emails = (count: number) => plural(count, { one: '# E-Mail', other: '# E-Mails' })

export const certificateMessages: typeof certificateMessagesType = {
  title: 'Zertifikate',
  find: 'Nach Name, Code oder Link suchen',
  name: 'Name',
  event: 'Veranstaltung',
  tier: 'Stufe',
  kind: 'Art',
  status: 'Status',
  issuedAt: 'Ausgestellt',
  code: 'Code',
  statuses: { active: 'Gültig', revoked: 'Widerrufen', expired: 'Abgelaufen' },
  issue: 'Zertifikate ausstellen',
  issueNow: (count) => `${certificates(count)} ausstellen`,
  willGet: (count) =>
    plural(count, { one: '# Person erhält ein Zertifikat.', other: '# Personen erhalten ein Zertifikat.' }),
  willNot: (count) => plural(count, { one: '# erhält keines.', other: '# erhalten keines.' }),
  credits: (needed, had) => `Verbraucht ${needed} von ${had} Credits.`,
  reasons: {
    already_issued: 'mit schon ausgestelltem Zertifikat',
    revoked:
      'mit widerrufenem Zertifikat. Um ein neues auszustellen, wählen Sie die Person in der Liste der Teilnehmenden aus.',
    registration_cancelled: 'mit stornierter Anmeldung',
    not_registered: 'ohne Anmeldung',
    not_attended: 'ohne Check-in',
    attendance_too_low: 'mit zu wenigen besuchten Sessions',
    session_missed: 'ohne eine vorausgesetzte Session',
    stay_too_short: 'mit zu kurzer Anwesenheit',
    survey_not_answered: 'ohne Antwort auf die Umfrage',
    missing_values: 'mit fehlendem Wert',
  },
  issued: (count) => `${certificates(count)} ausgestellt.`,
  mailAll: 'Noch nicht gesendete per E-Mail senden',
  mailAllAbout: (count) => plural(count, { one: '# E-Mail wird gesendet.', other: '# E-Mails werden gesendet.' }),
  mailed: 'Die E-Mail wird gesendet.',
  none: 'Noch keine Zertifikate.',
  noneHow:
    'Stellen Sie allen Berechtigten Zertifikate aus. Jedes hat eine eigene Seite, auf der alle es prüfen können.',
  noneAnywhere: 'Öffnen Sie eine Veranstaltung, um Zertifikate auszustellen.',
  pdf: 'PDF herunterladen',
  png: 'Bild herunterladen',
  verify: 'Seite des Zertifikats öffnen',
  copyLink: 'Link kopieren',
  mail: 'E-Mail senden',
  correct: 'Berichtigen',
  correctAbout: 'Stellt ein neues Zertifikat aus, das dieses ersetzt. Der alte Link zeigt das an und führt zum neuen.',
  corrected: 'Berichtigtes Zertifikat ausgestellt.',
  revoke: 'Widerrufen',
  revokeTitle: (name) => `Zertifikat widerrufen: ${name}?`,
  revokeAbout:
    'Wer dieses Zertifikat prüft, sieht, dass es widerrufen wurde und warum. Das lässt sich nicht rückgängig machen, aber Sie können ein neues ausstellen.',
  reason: 'Grund (bei der Prüfung des Zertifikats zu sehen)',
  revoked: 'Zertifikat widerrufen.',
  expires: 'Gültig bis',
  forEver: 'Läuft nicht ab',
  history: 'Verlauf',
  kinds: {
    issued: 'Ausgestellt',
    mailed: 'Per E-Mail gesendet',
    verified: 'Geprüft',
    downloaded: 'Heruntergeladen',
    shared: 'Geteilt',
    corrected: 'Berichtigt',
    revoked: 'Widerrufen',
  },
  mailEach: (count) => `Sendet ${emails(count)}, auch an Personen, die ihr Zertifikat schon erhalten haben.`,
  revokeEach: (count) =>
    plural(count, {
      one: 'Wer dieses Zertifikat prüft, sieht, dass es widerrufen wurde und warum. Das lässt sich nicht rückgängig machen, aber Sie können ein neues ausstellen.',
      other:
        'Wer eines dieser # Zertifikate prüft, sieht, dass es widerrufen wurde und warum. Das lässt sich nicht rückgängig machen, aber Sie können neue ausstellen.',
    }),
  stop: 'Anhalten',
  doneTo: (done, total) => `${done} von ${total} erledigt.`,
  qr: 'QR-Code der Seite des Zertifikats',
  saveQr: 'SVG herunterladen',
  copyLinkedIn: 'LinkedIn-Link kopieren',
  credential: 'Digitaler Nachweis',
  copyCredential: 'Link zum Nachweis kopieren',
  example: 'Vorschau eines Zertifikats',
  picture: (name) => `Zertifikat für ${name}`,
  jobs: 'Sammelzertifikate',
  jobsAbout:
    'Laden Sie eine .xlsx- oder .csv-Liste mit Namen hoch, um Zertifikate für Personen zu erstellen, die nicht als Teilnehmende erfasst sind. Sie erhalten eine ZIP-Datei mit allen PDFs.',
  drop: 'Liste hochladen',
  names: (count) => plural(count, { one: '# Name gefunden.', other: '# Namen gefunden.' }),
  start: (count) => `${certificates(count)} erstellen`,
  file: 'Datei',
  progress: 'Fortschritt',
  jobStatuses: {
    pending: 'Wartet',
    processing: 'In Arbeit',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  download: 'ZIP herunterladen',
  cancel: 'Auftrag abbrechen',
  cancelAbout: (credits) =>
    `Verwirft alle bisher erstellten Zertifikate und erstattet ${plural(credits, { one: '# Credit', other: '# Credits' })}. Das lässt sich nicht rückgängig machen.`,
  held: (credits) =>
    plural(credits, {
      one: '# Credit ist reserviert, bis der Auftrag fertig ist.',
      other: '# Credits sind reserviert, bis der Auftrag fertig ist.',
    }),
  dropHere: 'Sie können eine Datei auch hier ablegen.',
  blank: (count) =>
    plural(count, {
      one: '# Zeile hat keinen Namen und wird übersprungen.',
      other: '# Zeilen haben keinen Namen und werden übersprungen.',
    }),
  toFix: 'Korrigieren Sie diese Zeilen in Ihrer Datei, und laden Sie sie noch einmal hoch',
  more: (count) => `und ${count} weitere`,
  course: (rate, rest) => `${rate} pro Sekunde, noch ${rest}`,
  warnings: (count) => plural(count, { one: '# Warnung', other: '# Warnungen' }),
  from: (sheet, column) => `Tabellenblatt „${sheet}“, Spalte „${column}“`,
  fromColumn: (column) => `Spalte „${column}“`,
  noJobs: 'Noch keine Aufträge.',
  ended: (moment) => `Beendet: ${moment}`,
  charged: (credits) => plural(credits, { one: '# Credit verbraucht', other: '# Credits verbraucht' }),
}
