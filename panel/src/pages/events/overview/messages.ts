import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const visibilities = messages<Record<string, string>>({
  public: 'Public',
  unlisted: 'Anyone with the link',
  private: 'Private',
})

export const eventPageMessages = messages({
  funnel: 'Attendee funnel',
  steps: {
    registered: 'Registered',
    attended: 'Attended',
    certified: 'Received a certificate',
    verified: 'Certificate verified',
    shared: 'Certificate shared',
  } as Record<string, string>,
  registration: 'Registration',
  states: {
    open: 'Open',
    closed: 'Closed',
    disabled: 'Off',
    past: 'The event is over',
    not_open: 'Not open yet',
  } as Record<string, string>,
  places: (taken: string, capacity: string) => `${taken} of ${capacity} places taken.`,
  taken: (taken: string) => `${taken} registered.`,
  waiting: (count: string) => `${count} on the waiting list.`,
  close: 'Close registration',
  reopen: 'Open registration',
  page: 'Event page',
  noPage: 'The event page is private.',
  toSettings: 'Change visibility',
  duplicate: 'Duplicate',
  duplicateAbout: 'Copies the settings, sessions and registration questions. Attendees are not copied.',
  newName: 'Name',
  copyOf: (name: string) => `${name} (copy)`,
  share: 'Share',
  qr: 'QR code for the event page',
  saveQr: 'Download SVG',
  postOnLinkedIn: 'Share on LinkedIn',
})

export const eventFactMessages = messages({
  title: 'Event',
  date: 'Date',
  noDate: 'No date',
  place: 'Location',
  seenBy: 'Visibility',
  visibilities,
  online: 'Online',
  noPlace: 'No location',
  change: 'Change details',
})

export const eventDayMessages = messages({
  title: 'Today',
  checkedIn: (inside: string, expected: string) => `${inside} of ${expected} checked in`,
  waiting: (count: string) => `${counted(count, 'person is', 'people are')} waiting for a place:`,
  openDoor: 'Open the door',
  newLink: 'New door link',
})

export const typeFiguresMessages = messages({
  title: 'By registration type',
  type: 'Registration type',
  none: 'Without a type',
  registered: 'Registered',
  attended: 'Attended',
  certified: 'Certificates',
  places: 'Places taken',
  takenOf: (taken: string, capacity: string) => `${taken} of ${capacity}`,
  waiting: (count: string) => `${count} waiting`,
})
