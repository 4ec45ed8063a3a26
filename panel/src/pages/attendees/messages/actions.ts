import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Action =
  | 'approve'
  | 'decline'
  | 'check_in'
  | 'send_ticket'
  | 'add_tag'
  | 'remove_tag'
  | 'cancel'
  | 'restore'
  | 'delete'
type ByAction = Record<Action, (count: string) => string>
const attendees = (count: string) => counted(count, 'attendee', 'attendees')
const registrations = (count: string) => counted(count, 'registration', 'registrations')

export const attendeeActionMessages = messages({
  names: {
    approve: 'Approve',
    decline: 'Decline',
    check_in: 'Check in',
    send_ticket: 'Send ticket',
    add_tag: 'Add tag',
    remove_tag: 'Remove tag',
    cancel: 'Cancel registration',
    restore: 'Restore registration',
    delete: 'Delete',
  } as Record<Action, string>,
  more: 'More actions',
  issue: 'Issue certificate',
  write: 'Send message',
  tag: 'Tag',
  next: 'Next',
  about: (count: string) => `This affects ${attendees(count)}.`,
  label: {
    approve: (count) => `Approve ${registrations(count)}`,
    decline: (count) => `Decline ${registrations(count)}`,
    check_in: (count) => `Check in ${attendees(count)}`,
    send_ticket: (count) => `Send ${counted(count, 'ticket', 'tickets')}`,
    add_tag: (count) => `Tag ${attendees(count)}`,
    remove_tag: (count) => `Remove tag from ${attendees(count)}`,
    cancel: (count) => `Cancel ${registrations(count)}`,
    restore: (count) => `Restore ${registrations(count)}`,
    delete: (count) => `Delete ${attendees(count)}`,
  } as ByAction,
  deleteAbout:
    'This permanently deletes the registrations, check-ins and answers. It cannot be undone. Issued certificates stay valid unless you revoke them first.',
  skipped: (count: string) => `${count} skipped`,
  noMore: (count: string) => `and ${count} more`,
  done: {
    approve: (count) => `${registrations(count)} approved.`,
    decline: (count) => `${registrations(count)} declined.`,
    check_in: (count) => `${attendees(count)} checked in.`,
    send_ticket: (count) => `${counted(count, 'ticket', 'tickets')} queued.`,
    add_tag: (count) => `${attendees(count)} tagged.`,
    remove_tag: (count) => `Tag removed from ${attendees(count)}.`,
    cancel: (count) => `${registrations(count)} cancelled.`,
    restore: (count) => `${registrations(count)} restored.`,
    delete: (count) => `${attendees(count)} deleted.`,
  } as ByAction,
  undone: 'Undone.',
  notUndone: 'Could not undo. Try again.',
  yes: 'Yes',
  no: 'No',
  certificates: { none: 'None', active: 'Valid', revoked: 'Revoked' },
})
