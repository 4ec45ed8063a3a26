import type { stepMessages as stepMessagesType } from '../../../../../src/pages/overview/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  steps: 'Erste Schritte',
  stepsDone: (done, all) => `${done} von ${all} erledigt`,
  done: 'Erledigt',
  open: 'Offen',
  step: {
    event: 'Veranstaltung erstellen',
    people: 'Teilnehmende hinzufügen',
    design: 'Design wählen',
    issue: 'Zertifikate ausstellen',
    share: 'Zertifikate teilen',
  },
  stepAbout: {
    event: 'Ein Name genügt. Die anderen Einstellungen können Sie später ändern.',
    people: 'Fügen Sie eine Liste ein, oder laden Sie eine Datei hoch.',
    design: 'Verwenden Sie eines der sechs fertigen Designs, oder erstellen Sie daraus ein eigenes.',
    issue: 'Sehen Sie vor dem Ausstellen, wer ein Zertifikat erhält und wer nicht.',
    share: 'Teilen Sie per E-Mail, Link oder QR-Code. Alle können ein Zertifikat prüfen.',
  },
  sampleAbout:
    'Möchten Sie sich erst umsehen? Fügen Sie eine Beispielveranstaltung mit 40 erfundenen Teilnehmenden und einige Kontakte, Deals und Schulungen hinzu. Es werden keine E-Mails gesendet, und Sie können alles mit einem Klick entfernen.',
  sample: 'Beispieldaten hinzufügen',
  sampleHere: 'Ihre Organisation enthält Beispieldaten.',
  sampleOpen: 'Beispielveranstaltung öffnen',
  sampleAway: 'Beispieldaten entfernen',
  sampleMade: 'Beispieldaten hinzugefügt.',
  sampleGone: 'Beispieldaten entfernt.',
  sampleAwayAbout:
    'Die Beispielveranstaltung mit allem darin, auch den Zertifikaten, wird endgültig gelöscht, ebenso die Beispiele für Kontakte, Firmen, Deals, Formular, Schulung und Badge. Ihre eigenen Daten sind nicht betroffen.',
}
