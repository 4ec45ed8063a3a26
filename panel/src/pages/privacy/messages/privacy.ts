import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type View = 'person' | 'requests' | 'retention'

export const privacyMessages = messages({
  title: 'Privacy',
  views: { person: 'Data of a person', requests: 'Erasure requests', retention: 'Retention' } as Record<View, string>,
  about:
    'People may ask for the data that you have about them, or ask you to erase it. Everything is found by their email address.',
  email: 'Email address',
  download: 'Download data',
  downloadAbout: 'A ZIP file with every record about the address, and certificates, tickets and badges.',
  downloaded: 'Data downloaded.',
  erase: 'Erase person',
  eraseTitle: (email: string) => `Erase ${email}?`,
  eraseAbout: 'This cannot be undone. Earlier backups and emails that were already sent are not reached.',
  certificates: 'Certificates',
  certificatesAre: {
    keep: 'Stay valid, with the name',
    anonymise: 'Are revoked and lose the name',
  } as Record<'keep' | 'anonymise', string>,
  nothing: 'Nothing is stored about this address.',
  erased: 'Erased',
  kept: 'Kept',
  records: 'Records',
  count: 'Count',
  happens: 'What happens',
  why: 'Why they are kept',
  done: (count: string) => `${counted(count, 'record was', 'records were')} erased or anonymised.`,
  allRecords: 'Show records',
})

export const requestMessages = messages({
  title: 'Erasure requests',
  none: 'No erasure requests.',
  noneHow: 'People can ask to be erased on their own page at /my. Their requests appear here.',
  person: 'Person',
  ended: 'No longer stored',
  status: 'Status',
  statuses: { open: 'Open', erased: 'Erased', declined: 'Declined' } as Record<string, string>,
  asked: 'Requested',
  endedAt: 'Ended',
  reason: 'Reason',
  one: 'Erasure request',
  due: 'Laws usually set a deadline of one month.',
  decline: 'Decline',
  declineTitle: 'Decline request?',
  declineAbout:
    'The person is not notified. Write to them before you decline: the request no longer has their address afterwards.',
  write: 'Write to the person',
  subject: 'Your request to erase your data',
  reasonAbout: 'For your own records. Do not name the person.',
  declined: 'Request declined.',
})
