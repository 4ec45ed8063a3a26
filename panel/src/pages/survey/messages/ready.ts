import type { Draft } from '../../../components/questions/question-draft.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Question = Partial<Draft>

/** A survey that fits most events. */
export const readyMessages = messages({
  none: 'This event has no survey yet.',
  noneHow: 'Attendees can answer it after the event, with a link of their own.',
  take: 'Use the ready-made survey',
  questions: [
    { label: 'How was the event?', type: 'rating', required: true },
    { label: 'How likely are you to recommend it?', type: 'rating', max: '10' },
    {
      label: 'What did you like?',
      type: 'choices',
      options: 'Talks\nSpeakers\nMeeting people\nVenue\nFood\nOrganisation',
    },
    { label: 'What should we do better?', type: 'long_text' },
    { label: 'Would you come again?', type: 'yes_no' },
  ] as Question[],
})
