import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Texts = Record<string, { name: string; about: string }>

export const retentionMessages = messages({
  settings: 'Days to keep records',
  about:
    'Older records are permanently deleted every night. Certificates, contacts and the audit log are not affected.',
  kinds: {
    deliveries: { name: 'Webhook deliveries', about: 'After they succeeded, failed or were cancelled.' },
    attempts: {
      name: 'Webhook responses',
      about: 'Answers of receivers. Deleted with their delivery at the latest.',
    },
    scans: { name: 'Scan log', about: 'After the last scan of the event. Check-ins and attendance are kept.' },
    emails: { name: 'Emails', about: 'With their text, after they were sent, failed or were cancelled.' },
    domain_events: { name: 'Event feed', about: 'Kept at least as long as their deliveries.' },
    request_log: { name: 'Request log', about: 'Requests to the API.' },
  } as Texts,
  limits: (min: string, max: string) => `${min} to ${max} days.`,
  orAlways: 'Leave empty to keep them permanently.',
  shorter: 'Delete older records?',
  shorterAbout: 'With these settings, the next run permanently deletes the following records.',
  confirm: 'Save and delete',
  records: 'Records',
  count: 'Count',
  atLeast: (count: string) => `${count} or more`,
  runs: 'Last runs',
  last: 'Last run',
  none: 'None yet',
  statuses: {
    running: 'Running',
    complete: 'Complete',
    interrupted: 'Interrupted, continues within an hour',
  } as Record<string, string>,
  duration: 'Duration',
  next: 'Next run',
  removedLast: 'Last run',
  removedAll: (runs: string) => `Last ${counted(runs, 'run', 'runs')}`,
  runNow: 'Run now',
  runAbout: 'Records older than the settings allow are permanently deleted now instead of tonight.',
  started: 'Started. The result appears here.',
})
