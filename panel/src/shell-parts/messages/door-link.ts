import { messages } from '../../messages/use-messages.tsx'

/** Texts about making a door link. */
export const doorLinkMessages = messages({
  title: 'New door link',
  about:
    'A helper scans the QR code with a phone and checks people in without an account. Anyone with the link sees the guests’ names until it expires, but no email addresses.',
  device: 'Name or place of the device',
  deviceName: 'Main entrance',
  sessions: 'Only these sessions',
  sessionsAbout: 'Choose none for the event and all sessions.',
  expires: 'Expires',
  expiresAbout: 'Leave empty for 12 hours after the event.',
  create: 'Create door link',
  once: (until: string) => `Scan it now: the link is shown only once. It expires on ${until}.`,
  qr: 'QR code of the door link',
  saveQr: 'Download SVG',
  done: 'Done',
})
