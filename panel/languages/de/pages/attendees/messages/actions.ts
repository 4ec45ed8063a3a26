import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { attendeeActionMessages as attendeeActionMessagesType } from '../../../../../src/pages/attendees/messages/actions.ts'

const plural = pluralsOf('de')

const attendees = (count: string) => plural(count, { one: '# Person', other: '# Teilnehmende' })
const withAttendees = (count: string) => plural(count, { one: '# Person', other: '# Teilnehmenden' })
const registrations = (count: string) => plural(count, { one: '# Anmeldung', other: '# Anmeldungen' })
const tickets = (count: string) => plural(count, { one: '# Ticket', other: '# Tickets' })

export const attendeeActionMessages: typeof attendeeActionMessagesType = {
  names: {
    approve: 'Bestätigen',
    decline: 'Ablehnen',
    check_in: 'Einchecken',
    send_ticket: 'Ticket senden',
    add_tag: 'Tag hinzufügen',
    remove_tag: 'Tag entfernen',
    cancel: 'Anmeldung stornieren',
    restore: 'Anmeldung wiederherstellen',
    delete: 'Löschen',
  },
  more: 'Weitere Aktionen',
  issue: 'Zertifikat ausstellen',
  write: 'Nachricht senden',
  tag: 'Tag',
  next: 'Weiter',
  about: (count) => `Das betrifft ${attendees(count)}.`,
  label: {
    approve: (count) => `${registrations(count)} bestätigen`,
    decline: (count) => `${registrations(count)} ablehnen`,
    check_in: (count) => `${attendees(count)} einchecken`,
    send_ticket: (count) => `${tickets(count)} senden`,
    add_tag: (count) => `Tag bei ${withAttendees(count)} hinzufügen`,
    remove_tag: (count) => `Tag bei ${withAttendees(count)} entfernen`,
    cancel: (count) => `${registrations(count)} stornieren`,
    restore: (count) => `${registrations(count)} wiederherstellen`,
    delete: (count) => `${attendees(count)} löschen`,
  },
  deleteAbout:
    'Anmeldungen, Check-ins und Antworten werden endgültig gelöscht. Das lässt sich nicht rückgängig machen. Ausgestellte Zertifikate bleiben gültig, wenn Sie sie nicht vorher widerrufen.',
  skipped: (count) => `${count} übersprungen`,
  noMore: (count) => `und ${count} weitere`,
  done: {
    approve: (count) => `${registrations(count)} bestätigt.`,
    decline: (count) => `${registrations(count)} abgelehnt.`,
    check_in: (count) => `${attendees(count)} eingecheckt.`,
    send_ticket: (count) => plural(count, { one: '# Ticket wird gesendet.', other: '# Tickets werden gesendet.' }),
    add_tag: (count) => `Tag bei ${withAttendees(count)} hinzugefügt.`,
    remove_tag: (count) => `Tag bei ${withAttendees(count)} entfernt.`,
    cancel: (count) => `${registrations(count)} storniert.`,
    restore: (count) => `${registrations(count)} wiederhergestellt.`,
    delete: (count) => `${attendees(count)} gelöscht.`,
  },
  undone: 'Rückgängig gemacht.',
  notUndone: 'Das ließ sich nicht rückgängig machen. Versuchen Sie es erneut.',
  yes: 'Ja',
  no: 'Nein',
  certificates: { none: 'Keines', active: 'Gültig', revoked: 'Widerrufen' },
}
