import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

const inForce = { end: 'Gültig bis', check: 'Nicht widerrufen und nicht abgelaufen.' }
const because = (reason: string) => html`Angegebener Grund: !${reason}`

export const verification: Texts['verification'] = {
  brand: 'Zertifikatsprüfung',
  skipLink: 'Zum Ergebnis springen',
  failure: { note: 'Das sagt nichts über irgendein Zertifikat aus.', onward: 'Ein Zertifikat prüfen' },
  statuses: {
    valid: {
      ...inForce,
      heading: () => 'Gültig',
      meaning: () => '<p>Dieses Zertifikat wurde so ausgestellt, wie Sie es hier sehen, und es gilt.</p>',
    },
    changed: {
      ...inForce,
      heading: () => 'Gültig, aber der Eintrag wurde geändert',
      meaning: ({ issuer }) =>
        html`<p>Das Zertifikat gilt, aber der gespeicherte Eintrag entspricht nicht mehr dem, was bei der Ausstellung protokolliert wurde. Lassen Sie es sich von !${issuer} bestätigen, bevor Sie sich darauf verlassen.</p>`,
    },
    unlogged: {
      ...inForce,
      heading: () => 'Gültig, aber nicht im Ausstellungsprotokoll',
      meaning: ({ issuer }) =>
        html`<p>Das Zertifikat gilt, aber das Protokoll der ausgestellten Zertifikate enthält keinen Eintrag dazu. Lassen Sie es sich von !${issuer} bestätigen, bevor Sie sich darauf verlassen.</p>`,
    },
    expired: {
      end: 'War gültig bis',
      check: 'Nicht widerrufen, aber abgelaufen.',
      heading: ({ day }) => `Abgelaufen am ${day}`,
      meaning: ({ time }) => html`<p>Es ist echt, aber seine Gültigkeit endete am !${time}.</p>`,
    },
    replaced: {
      end: 'Ersetzt',
      check: 'Durch ein anderes Zertifikat ersetzt.',
      heading: ({ day }) => `Ersetzt am ${day}`,
      meaning: ({ time, reason, next }) =>
        html`<p>Der Aussteller hat am !${time} ein neues Zertifikat an seine Stelle gesetzt. Dieses hier gilt nicht mehr.</p>
!${reason && html`<p>!${because(reason)}</p>`}
<p><a class="onward" href="${next}">Zum neuen Zertifikat</a></p>`,
    },
    revoked: {
      end: 'Widerrufen',
      check: 'Vom Aussteller widerrufen.',
      heading: ({ day }) => `Widerrufen am ${day}`,
      meaning: ({ time, reason }) =>
        html`<p>Der Aussteller hat dieses Zertifikat am !${time} zurückgezogen. Verlassen Sie sich nicht darauf.</p>
<p>!${reason ? because(reason) : 'Der Aussteller hat keinen Grund angegeben.'}</p>`,
    },
  },
  missing: {
    unknown: {
      heading: 'Nicht gefunden',
      meaning:
        '<p>Zu diesem Code gibt es hier kein Zertifikat. Verlassen Sie sich nicht auf ein Dokument, das ihn zeigt, bevor Sie beim Aussteller nachgefragt haben.</p>',
    },
    mistyped: {
      heading: 'Nicht gefunden: wohl ein Tippfehler',
      meaning:
        '<p>Das letzte Zeichen eines Codes wird aus den anderen berechnet. Hier passt es nicht zu ihnen, also ist mindestens ein Zeichen falsch. Das heißt nicht, dass das Zertifikat gefälscht ist. Vergleichen Sie den Code mit dem Zertifikat und versuchen Sie es noch einmal.</p>',
    },
  },
  certificate: {
    label: 'Das Zertifikat',
    awardedTo: 'Ausgestellt für',
    for: 'für',
    issuer: 'Ausgestellt von',
    through: (domain) => `über ${domain}`,
    tier: 'Stufe',
    date: 'Datum der Veranstaltung',
    issuedAt: 'Ausgestellt am',
    noEnd: 'Läuft nicht ab',
    code: 'Code',
  },
  picture: {
    caption: 'Das Zertifikat, wie es ausgestellt wurde',
    alt: (name, event, issuer) => `Zertifikat von ${name} für ${event}, ausgestellt von ${issuer}.`,
    opens: 'Öffnet die PDF-Datei.',
    shared: (issuer, day) =>
      `Zertifikat, ausgestellt von ${issuer} am ${day}. Die Seite zeigt, ob es jetzt gültig ist.`,
  },
  checks: {
    heading: 'Was geprüft wurde',
    when: (time) => html`Am !${time}, als Sie diese Seite geöffnet haben`,
    asOf: (time) =>
      html`Die neuesten Daten sind gerade nicht erreichbar. Diese Seite zeigt den Stand vom !${time}. Spätere Änderungen, etwa ein Widerruf, fehlen.`,
    passed: 'bestanden',
    failed: 'nicht bestanden',
    pending: 'noch nicht',
    record: { what: 'Eintrag', found: (domain) => `In der Datenbank von ${domain} gefunden.` },
    status: 'Status',
    credential: {
      what: 'Verifizierbarer Nachweis',
      valid: 'Mit einem Schlüssel des Ausstellers signiert und nicht als widerrufen markiert.',
      revoked: 'Signiert und als widerrufen markiert; jede Prüfstelle lehnt ihn ab.',
      expired: 'Mit einem Schlüssel des Ausstellers signiert, aber abgelaufen.',
      key_withdrawn: 'Der Aussteller hat den Schlüssel der Signatur zurückgezogen. Er wird gerade neu signiert.',
      not_signed: 'Wird gerade signiert. Sehen Sie in einigen Minuten noch einmal nach.',
      broken: 'Die Signatur passt nicht zu dem, was gespeichert ist.',
    },
    log: {
      what: 'Ausstellungsprotokoll',
      entry: (position, size) => `Eintrag ${position} von ${size} im Protokoll des Ausstellers.`,
      proof: 'Nachweis des Eintrags',
      entering: 'Wird gerade in das Protokoll des Ausstellers eingetragen.',
      same: 'Der Eintrag entspricht dem, was bei der Ausstellung protokolliert wurde.',
      changed: 'Der Eintrag entspricht nicht dem, was bei der Ausstellung protokolliert wurde.',
      missing: 'Zu diesem Zertifikat gibt es keinen Eintrag.',
    },
    missing: (domain, time) => html`Die Datenbank von ${domain}, am !${time}, nach`,
  },
  actions: {
    heading: 'Behalten und teilen',
    revoked: 'Die Dateien eines widerrufenen Zertifikats werden nicht mehr herausgegeben.',
    picture: 'Bild (PNG)',
    linkedIn: 'Zum LinkedIn-Profil hinzufügen',
    share: { heading: 'Dieses Zertifikat teilen', email: 'E-Mail' },
    facts: 'Daten (JSON)',
    credential: 'Verifizierbarer Nachweis',
    wallet: 'Zur Wallet hinzufügen',
    link: 'Link zu dieser Seite, zum Kopieren',
    yourself: 'Selbst prüfen',
    ask: 'Fragen Sie den Dienst ohne diese Seite, von jedem Computer mit <code>curl</code>:',
    compare:
      'Nur ein geltendes Zertifikat antwortet mit <code>"valid": true</code>. Vergleichen Sie Name, Titel und Daten in der Antwort mit dem, was Ihnen gezeigt wurde.',
  },
  doubt: {
    heading: 'Wenn etwas nicht stimmt',
    items: (issuer) => {
      const by = issuer === null ? 'beim Aussteller' : html`bei !${issuer}`
      const who = issuer ?? 'der Aussteller'
      return [
        html`Name, Titel oder Datum weichen von dem Dokument ab, das Ihnen gezeigt wurde: Diese Seite ist richtig. Fragen Sie !${by} nach, über Kontaktdaten, die Sie selbst gefunden haben.`,
        'Der Link oder QR-Code hat Sie zu einer anderen Adresse als der unten geführt: Geben Sie den Code stattdessen in das Feld hier ein.',
        html`Es ist Ihr Zertifikat, und etwas darin ist falsch: !${who} kann ein berichtigtes ausstellen. Der alte Link führt dann dorthin.`,
      ]
    },
  },
  form: {
    button: 'Prüfen',
    hint: (example) =>
      html`Der Code steht auf dem Zertifikat und sieht so aus: !${example}. Groß- und Kleinschreibung, Leerzeichen und Striche spielen keine Rolle, auch nicht O statt 0 oder I statt 1. Der Link eines Zertifikats geht auch.`,
    first: 'Code des Zertifikats',
    another: 'Ein anderes Zertifikat prüfen',
    again: 'Noch einmal versuchen',
  },
  entrance: {
    title: 'Ein Zertifikat prüfen',
    heading: 'Ist dieses Zertifikat echt?',
    lead: (domain) =>
      `Geben Sie den Code ein und sehen Sie, was ${domain} dazu gespeichert hat: für wen und wofür es ausgestellt wurde und ob es noch gilt.`,
    empty: 'Geben Sie zuerst den Code ein.',
    tooLong: 'Das ist länger als jeder Code. Geben Sie nur die 13 Zeichen ein.',
  },
}
