import type { erasedTables as erasedTablesType } from '../../../../../src/pages/privacy/messages/erased-tables.ts'

export const erasedTables: typeof erasedTablesType = {
  of: {
    attendee: {
      name: 'Anmeldungen',
      does: 'Werden storniert und namenlos. Die Teilnahmezahlen bleiben gleich.',
    },
    registration_request: {
      name: 'Unbestätigte Anmeldungen',
      does: 'Werden gelöscht. Ihre Links funktionieren nicht mehr.',
    },
    certificate: {
      name: 'Zertifikate',
      does: 'Die E-Mail-Adresse wird gelöscht. Widerrufene Zertifikate verlieren auch Namen und Werte.',
      keeps: 'Gültige Zertifikate behalten Namen und Werte, damit man sie prüfen kann.',
    },
    badge_award: {
      name: 'Badges',
      does: 'Werden zurückgenommen und verlieren den Namen. Die Zahl der Verleihungen bleibt bekannt.',
    },
    email: { name: 'E-Mails', does: 'Zeit und Status bleiben. Wartende werden abgebrochen.' },
    email_attempt: { name: 'Zustellversuche', does: 'Die Antwort des Mailservers wird gelöscht.' },
    email_report: { name: 'Zustellberichte', does: 'Die Worte des meldenden Servers werden gelöscht.' },
    email_suppression: {
      name: 'Gesperrte Adressen',
      does: 'Adresse und Anmerkung werden gelöscht.',
      keeps:
        'Ein nicht umkehrbarer Prüfwert bleibt, damit keine E-Mails gesendet werden, wenn die Adresse wieder hinzukommt.',
    },
    message_recipient: { name: 'Empfänger von Nachrichten', does: 'Die Adresse wird gelöscht.' },
    contact: { name: 'Kontakte', does: 'Werden mit allen Adressen gelöscht.' },
    contact_note: { name: 'Notizen zu Kontakten', does: 'Werden gelöscht.' },
    contact_activity: { name: 'Zeitachsen von Kontakten', does: 'Werden gelöscht.' },
    contact_import_batch: {
      name: 'Wartende Importe',
      does: 'Die Zeile der Person wird gelöscht und nicht importiert.',
    },
    contact_import_failed_row: { name: 'Abgelehnte Zeilen von Importen', does: 'Werden gelöscht.' },
    contact_merge: {
      name: 'Zusammenführungen von Kontakten',
      does: 'Werden gelöscht und lassen sich nicht mehr rückgängig machen.',
    },
    contact_merge_member: { name: 'Zusammengeführte Kontakte', does: 'Werden gelöscht.' },
    attendee_import_failed_row: { name: 'Abgelehnte Zeilen von Importen', does: 'Werden gelöscht.' },
    deal: { name: 'Deals', does: 'Betrag und Phase bleiben. Titel, Notizen und Kontakt werden gelöscht.' },
    contact_task: { name: 'Aufgaben', does: 'Werden gelöscht.' },
    form: {
      name: 'Benachrichtigungen von Formularen',
      does: 'An die Adresse werden keine Benachrichtigungen mehr gesendet.',
    },
    form_submission: { name: 'Einsendungen von Formularen', does: 'Werden gelöscht.' },
    survey_response: {
      name: 'Umfrageantworten',
      does: 'Dass geantwortet wurde, bleibt bekannt. Die Antworten werden gelöscht.',
    },
    scan: { name: 'Scans', does: 'Dass gescannt wurde, bleibt bekannt. Die gezeigten Angaben werden gelöscht.' },
    training_assignment: {
      name: 'Zuweisungen von Schulungen',
      does: 'Offene werden gelöscht. Abgeschlossene bleiben ohne Personenbezug.',
    },
    training_completion: { name: 'Abgeschlossene Kurse', does: 'Bleiben ohne Personenbezug.' },
    training_evidence: { name: 'Nachweise zu Schulungen', does: 'Werden gelöscht.' },
    bulk_job: {
      name: 'Dateien von Sammelzertifikaten',
      does: 'Name, Adresse und Werte der Person werden gelöscht. Andere Namen bleiben.',
    },
    webhook_attempt: { name: 'Antworten auf Webhooks', does: 'Die Antworten der Empfänger werden gelöscht.' },
    domain_event: {
      name: 'Ereignis-Feed',
      does: 'Typ, Zeit und IDs bleiben. Spätere Zustellungen enthalten sonst nichts.',
    },
    audit_entry: { name: 'Audit-Log', does: 'Wer was wann getan hat, bleibt, ohne Daten der Person.' },
    erasure_request: { name: 'Löschanträge', does: 'Enden und verlieren die Adresse.' },
  },
}
