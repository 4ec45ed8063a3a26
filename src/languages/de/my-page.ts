import type { Texts } from '../../lib/text/texts.ts'

export const myPage: Texts['myPage'] = {
  brand: 'Meine Tickets und Zertifikate',
  skipLink: 'Zum Inhalt springen',
  failure: {
    note: 'An Ihren Tickets und Zertifikaten hat sich nichts geändert.',
    onward: 'Zu meinen Tickets und Zertifikaten',
  },
  ask: {
    heading: 'Meine Tickets und Zertifikate',
    text: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich angemeldet haben. Wir senden Ihnen einen Link, der Ihre Tickets, Zertifikate, Badges und Schulungen zeigt.',
    label: 'E-Mail-Adresse',
    button: 'Link zusenden',
    problem: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.org.',
    asked: {
      heading: 'Sehen Sie in Ihr Postfach',
      text: 'Wenn ein Veranstalter hier diese Adresse kennt, ist ein Link unterwegs. Er lässt sich 30 Minuten lang einmal öffnen. Kommt nichts an? Sehen Sie im Spam-Ordner nach, oder versuchen Sie die Adresse, mit der Sie sich angemeldet haben.',
    },
    withoutMail: {
      heading: 'Diese Website sendet keine E-Mails',
      text: 'Bitten Sie den Veranstalter um Ihr Ticket oder Zertifikat.',
    },
  },
  open: {
    heading: 'Meine Tickets und Zertifikate zeigen',
    text: 'Der Link kann einmal verwendet werden. Dieser Browser zeigt sie danach 24 Stunden lang.',
    button: 'Zeigen',
  },
  used: {
    heading: 'Dieser Link wurde schon verwendet oder ist abgelaufen',
    text: 'Ein Link lässt sich 30 Minuten lang einmal öffnen. Lassen Sie sich einen neuen zusenden.',
  },
  list: {
    heading: 'Meine Tickets und Zertifikate',
    text: 'Das ist alles, was die Veranstalter hier zu Ihrer Adresse gespeichert haben.',
    empty: 'Zu Ihrer Adresse gibt es nichts.',
    more: (count) => `Gezeigt werden je Veranstalter die neuesten ${count}. Der Download enthält alle.`,
  },
  tickets: {
    heading: 'Tickets',
    noDate: 'Der Veranstalter gibt den Termin bekannt',
    status: {
      registered: 'angemeldet',
      waitlisted: 'auf der Warteliste',
      offered: 'ein Platz ist frei',
      cancelled: 'storniert',
      pending: 'wartet auf Bestätigung',
    },
  },
  certificates: {
    heading: 'Zertifikate',
    status: { active: 'gültig', expired: 'abgelaufen', revoked: 'widerrufen' },
    issued: 'Ausgestellt',
    search: { shown: 'Suchmaschinen dürfen es zeigen.', hidden: 'Für Suchmaschinen verborgen.' },
    show: 'Für Suchmaschinen freigeben',
    hide: 'Vor Suchmaschinen verbergen',
    about: 'Wer den Link oder Code eines Zertifikats hat, kann es in jedem Fall prüfen.',
  },
  badges: { heading: 'Badges' },
  trainings: {
    heading: 'Schulungen',
    due: 'Fällig',
    done: 'Abgeschlossen',
    status: { compliant: 'abgeschlossen', overdue: 'überfällig', due: 'offen' },
  },
  courses: {
    heading: 'Offene Kurse',
    about:
      'Haben Sie einen Kurs anderswo abgeschlossen? Senden Sie das Zertifikat oder einen anderen Nachweis. Der Veranstalter entscheidet darüber.',
    send: 'Nachweis senden',
    file: 'Datei',
    fileAbout: (megabytes) => `PDF, PNG, JPEG oder WebP, höchstens ${megabytes} MB.`,
    day: 'Tag des Abschlusses, falls bekannt',
    button: 'Senden',
    problems: {
      missing: 'Wählen Sie eine Datei aus.',
      type: 'Wählen Sie eine PDF-, PNG-, JPEG- oder WebP-Datei aus.',
      size: 'Die Datei ist zu groß. Wählen Sie eine kleinere aus.',
      day: 'Geben Sie einen Tag ein, der nicht in der Zukunft liegt.',
      waiting: 'Sie haben zu diesem Kurs mehrere Dateien gesendet. Warten Sie auf die Entscheidung des Veranstalters.',
    },
  },
  evidence: {
    heading: 'Nachweise für Kurse',
    sent: 'Gesendet',
    reason: 'Grund',
    status: { pending: 'wartet auf Entscheidung', approved: 'anerkannt', declined: 'abgelehnt' },
  },
  data: {
    heading: 'Meine Daten',
    text: 'Die Datei enthält Ihre Anmeldungen mit Ihren Antworten, Zertifikate, Badges und Schulungen als JSON.',
    download: 'Meine Daten herunterladen',
  },
  erase: {
    heading: 'Meine Daten löschen',
    text: 'Jeder Veranstalter entscheidet über das, was er gespeichert hat, denn manches muss er nach dem Gesetz aufbewahren. Eine Antwort kommt meist innerhalb eines Monats.',
    ask: 'Ihre Tickets gelten dann nicht mehr, und Ihre Badges werden zurückgenommen. Zertifikate bleiben gültig, wenn der Veranstalter sie nicht widerruft.',
    button: 'Alle Veranstalter um Löschung bitten',
    waiting: 'Sie haben alle Veranstalter gebeten. Sie werden Ihnen antworten.',
  },
  leave: {
    heading: 'Abmelden',
    text: 'Melden Sie sich an einem gemeinsam genutzten Computer ab, wenn Sie fertig sind.',
    button: 'Abmelden',
  },
  done: {
    evidence: 'Ihre Datei wurde gesendet. Der Veranstalter entscheidet darüber.',
    erase: 'Ihr Antrag wurde an alle Veranstalter gesendet.',
    shown: 'Suchmaschinen dürfen dieses Zertifikat jetzt zeigen. Das kann Wochen dauern.',
    hidden: 'Das Zertifikat ist verborgen. Bis Suchmaschinen es entfernen, können Wochen vergehen.',
  },
}
