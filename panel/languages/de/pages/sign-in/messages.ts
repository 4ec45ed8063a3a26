import type {
  linkMessages as linkMessagesType,
  providerMessages as providerMessagesType,
  signInMessages as signInMessagesType,
} from '../../../../src/pages/sign-in/messages.ts'

export const signInMessages: typeof signInMessagesType = {
  signIn: 'Anmelden',
  language: 'Sprache',
  email: 'E-Mail',
  password: 'Passwort',
  name: 'Ihr Name',
  organisation: 'Organisation',
  timeZone: 'Zeitzone',
  setUp: 'Laurel einrichten',
  setUpAbout: 'Sie werden Inhaber dieser Installation. Andere können Sie später einladen.',
  passwordHint: 'Mindestens 10 Zeichen. Einige Wörter ohne Zusammenhang eignen sich gut.',
  create: 'Konto erstellen',
  code: 'Code',
  codeAbout: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  codeOfKept:
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Hinzufügen Ihres Passkeys gespeichert haben.',
  invited: 'Einladung annehmen',
  invitedAbout:
    'Wählen Sie Name und Passwort. Wenn Sie schon ein Konto haben, melden Sie sich zuerst an, und öffnen Sie dann den Einladungslink erneut.',
  inviteMissing: 'Um eine Einladung anzunehmen, öffnen Sie den Link in Ihrer Einladungs-E-Mail.',
  accept: 'Einladung annehmen',
  linkMissing: 'Um Laurel einzurichten, öffnen Sie den Link, den der Server beim Start ausgegeben hat.',
}

export const linkMessages: typeof linkMessagesType = {
  byLink: 'Mit E-Mail-Link anmelden',
  byLinkAbout: 'Wir senden Ihnen einen Anmeldelink. Er funktioniert einmal und läuft nach 15 Minuten ab.',
  byLinkReady: 'Ihr Link ist bereit. Er funktioniert einmal.',
  forgotten: 'Passwort vergessen?',
  reset: 'Passwort zurücksetzen',
  resetAbout:
    'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Er funktioniert einmal und läuft nach einer Stunde ab.',
  resetReady: 'Mit dem Speichern eines neuen Passworts werden Sie überall sonst abgemeldet.',
  newPassword: 'Neues Passwort',
  save: 'Speichern und anmelden',
  send: 'Link senden',
  sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs. Sehen Sie auch im Spam-Ordner nach.',
  noServer: 'Diese Installation kann keine E-Mails senden, weil kein Mailserver eingerichtet ist.',
  noServerAbout: 'Bitten Sie die Administration, mit diesem Befehl einen Link für Sie zu erstellen:',
  another: 'Neuen Link anfordern',
  back: 'Mit Passwort anmelden',
}

export const providerMessages: typeof providerMessagesType = {
  by: (name) => `Mit ${name} anmelden`,
  secondFactor: 'Zwei-Faktor-Authentifizierung',
  over: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
  again: 'Zurück zur Anmeldung',
  otherProblem: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es erneut.',
  problems: {
    provider_unknown:
      'Diesen Identitätsanbieter gibt es nicht mehr. Melden Sie sich anders an, oder wenden Sie sich an einen Inhaber.',
    provider_unavailable: 'Der Identitätsanbieter antwortet nicht. Versuchen Sie es später erneut.',
    provider_refused: 'Der Identitätsanbieter hat Ihre Anmeldung abgelehnt.',
    provider_untrusted: 'Die Antwort des Identitätsanbieters ließ sich nicht prüfen. Wenden Sie sich an einen Inhaber.',
    sso_over:
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Beginnen Sie von vorn.',
    email_not_verified:
      'Ihre E-Mail-Adresse ist beim Identitätsanbieter nicht bestätigt. Bestätigen Sie sie zuerst dort.',
    no_address:
      'Der Identitätsanbieter hat keine gültige E-Mail-Adresse gesendet. Wenden Sie sich an dessen Administration.',
    other_domain: 'Der Identitätsanbieter darf keine Personen mit Ihrer E-Mail-Domain anmelden.',
    other_account: 'Ihre E-Mail-Adresse gehörte dort früher zu einem anderen Konto. Wenden Sie sich an einen Inhaber.',
    not_a_member: 'Sie sind kein Mitglied dieser Organisation mehr. Bitten Sie einen Inhaber, Sie einzuladen.',
  },
}
