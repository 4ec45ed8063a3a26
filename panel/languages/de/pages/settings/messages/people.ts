import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  peopleMessages as peopleMessagesType,
  roleMessages as roleMessagesType,
} from '../../../../../src/pages/settings/messages/people.ts'

const plural = pluralsOf('de')

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Mitglieder',
  invite: 'Mitglied einladen',
  name: 'Name',
  email: 'E-Mail',
  role: 'Rolle',
  roles: {
    owner: 'Inhaber',
    admin: 'Admin',
    editor: 'Redaktion',
    checkin: 'Check-in',
    viewer: 'Lesezugriff',
  },
  rolesAbout: {
    owner: 'voller Zugriff',
    admin: 'alles außer Einstellungen, die nur Inhaber ändern',
    editor: 'Veranstaltungen, Teilnehmende und Zertifikate verwalten',
    checkin: 'Teilnehmende einchecken',
    viewer: 'nur ansehen',
  },
  reach: 'Zugriff',
  events: (count) =>
    count === null ? 'Alle Veranstaltungen' : plural(count, { one: '# Veranstaltung', other: '# Veranstaltungen' }),
  secondFactor: 'Zwei-Faktor',
  yes: 'Ein',
  no: 'Aus',
  lastSeen: 'Zuletzt gesehen',
  never: 'Nie',
  invited: (email) => `Einladung gesendet an ${email}.`,
  linkTitle: 'Einladungslink',
  linkAbout: (email) =>
    `Diese Installation hat keinen Mailserver. Senden Sie diesen Link daher selbst an ${email}. Wer ihn hat, kann die Einladung innerhalb von 7 Tagen einmal annehmen. Sie können ihn später nicht mehr sehen.`,
  linkKept: 'Ich habe ihn kopiert',
  invitations: 'Offene Einladungen',
  until: 'Läuft ab',
  withdraw: 'Zurückziehen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  signOut: 'Überall abmelden',
  signedOut: 'Überall abgemeldet.',
  remove: 'Mitglied entfernen',
  removeTitle: (name) => `Entfernen: ${name}?`,
  removeAbout:
    'Das Mitglied wird abgemeldet und verliert sofort den Zugriff auf diese Organisation. Seine bisherigen Aktionen bleiben im Audit-Log.',
  removed: (name) => `${name} entfernt.`,
  nobody: 'Noch keine Mitglieder.',
}

export const roleMessages: typeof roleMessagesType = {
  matrix: 'Rollen vergleichen',
  scope: 'Scope',
  may: 'Ja',
  mayNot: 'Nein',
  events: 'Veranstaltungen',
  every: 'Alle Veranstaltungen',
}
