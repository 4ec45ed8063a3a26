import { messages } from '../../../messages/use-messages.tsx'

export const stepMessages = messages({
  steps: 'Get started',
  stepsDone: (done: string, all: string) => `${done} of ${all} completed`,
  done: 'Completed',
  open: 'To do',
  step: {
    event: 'Create an event',
    people: 'Add attendees',
    design: 'Choose a design',
    issue: 'Issue certificates',
    share: 'Share certificates',
  },
  stepAbout: {
    event: 'A name is all you need. You can change the other settings later.',
    people: 'Paste a list or upload a file.',
    design: 'Use one of six built-in designs, or create your own from any of them.',
    issue: 'Preview who gets a certificate and who does not before you issue them.',
    share: 'Share by email, link or QR code. Anyone can verify a certificate.',
  },
  sampleAbout:
    'Want to look around first? Add a sample event with 40 fictional attendees, and a few contacts, deals and trainings. No emails are sent, and you can remove everything with one click.',
  sample: 'Add sample data',
  sampleHere: 'Your organisation contains sample data.',
  sampleOpen: 'Open sample event',
  sampleAway: 'Remove sample data',
  sampleMade: 'Sample data added.',
  sampleGone: 'Sample data removed.',
  sampleAwayAbout:
    'This permanently deletes the sample event and everything in it, including certificates, and the sample contacts, companies, deals, form, training and badge. Your own data is not affected.',
})
