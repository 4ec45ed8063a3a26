import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const resultMessages = messages({
  nobody: 'No responses yet.',
  nobodyHow: 'Results appear here as soon as attendees answer. An automation can send everyone the link.',
  answered: (count: string) => counted(count, 'answer', 'answers'),
  mean: (mean: string, median: string) => `Mean ${mean}, median ${median}`,
  former: 'No longer asked',
  newest: 'Newest answers',
  answer: 'Answer',
  share: 'Share',
  count: 'Count',
  yes: 'Yes',
  no: 'No',
  responses: 'Responses',
  find: 'Search responses',
  name: 'Name',
  answers: 'Answers',
  sent: 'Answered',
  attendee: 'Attendee',
  remove: 'Delete response',
  removeAbout:
    'This permanently deletes the answers of this attendee. While the survey is open, they can answer again.',
  removed: 'Response deleted.',
  seePeople: (answer: string) => `People who answered: ${answer}`,
  link: 'Link of an attendee',
  linkAbout: 'Find an attendee, and copy the personal link to the survey. Anyone with it can answer as this person.',
  findPerson: 'Name or email of the attendee',
  noPerson: 'No attendee found.',
})
