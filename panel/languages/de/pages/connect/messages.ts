import type { connectMessages as connectMessagesType } from '../../../../src/pages/connect/messages.ts'

export const connectMessages: typeof connectMessagesType = {
  title: 'App verbinden',
  asks: (name) => `${name} möchte für Sie handeln`,
  describedBy: 'Diese App wird veröffentlicht von',
  unverified: 'Diese App hat sich selbst benannt. Laurel kann den Namen nicht prüfen.',
  answerTo: 'Führt Sie zurück zu',
  thisMachine: 'ein Programm auf diesem Computer',
  thisMachineWarning:
    'Jedes Programm auf Ihrem Computer kann diesen Namen verwenden. Fahren Sie nur fort, wenn Sie die App gerade selbst gestartet haben.',
  signedInAs: 'Angemeldet als',
  organisation: 'Organisation',
  allow: 'Das darf sie',
  more: 'Das können Sie außerdem erlauben',
  nothing: 'Ihre Rolle erlaubt nichts, was eine App tun kann.',
  chooseOne: 'Wählen Sie mindestens eine Berechtigung.',
  limits:
    'Sie darf nie mehr, als Ihre eigene Rolle erlaubt, und kann weder Mitglieder noch API-Schlüssel noch den Login verwalten.',
  until: 'Verbindung endet',
  days: { 1: 'Morgen', 30: 'In 30 Tagen', 90: 'In 90 Tagen', 365: 'In einem Jahr' },
  untilRevoked: 'Wenn ich sie widerrufe',
  confirm: 'Erlauben',
  refuse: 'Nicht erlauben',
  revocable: 'Sie können das jederzeit unter „Mein Konto“ widerrufen.',
  done: 'Fertig',
  doneAbout: 'Sie können dieses Fenster schließen, wenn sich die App nicht von selbst öffnet.',
  back: 'Zurück zur App',
  factor: 'Ihre Organisation verlangt einen zweiten Faktor, bevor Sie eine App verbinden können.',
  toAccount: 'Zweiten Faktor einrichten',
  missing: 'Beginnen Sie in der App, die Sie verbinden möchten. Sie öffnet diese Seite mit ihrer Anfrage.',
  problems: {
    client_unknown:
      'Laurel kennt diese App nicht. Entfernen Sie die Verbindung in der App, und fügen Sie sie wieder hinzu.',
    client_document: 'Die Beschreibung, die die App veröffentlicht, ist nicht lesbar oder nicht gültig.',
    redirect_uri:
      'Die App möchte die Antwort an eine Adresse erhalten, die sie nicht registriert hat. Fahren Sie nicht fort.',
    request: 'Die Anfrage der App ist nicht gültig.',
  },
}
