import type { Draft } from '../../components/questions/question-draft.ts'
import { counted } from '../../messages/formats.ts'
import { messages } from '../../messages/use-messages.tsx'

type State = 'open' | 'full' | 'disabled' | 'past' | 'closed' | 'not_open' | 'private'
type Proposal = Partial<Draft> & { label: string }

export const registrationMessages = messages({
  title: 'Registration',
  state: 'Registration status',
  states: {
    open: 'Open',
    full: 'Full',
    disabled: 'Off',
    past: 'Over',
    closed: 'Closed',
    not_open: 'Not open yet',
    private: 'Private',
  } as Record<State, string>,
  meanings: {
    open: 'People can register now.',
    full: 'All places are taken. New people join the waiting list.',
    disabled: 'Nobody can register. Turn registration on in the settings below.',
    past: 'The event is over.',
    closed: 'Registration was closed. Attendees keep their places.',
    not_open: '',
    private: 'The event has no public page, so nobody can register.',
  } as Record<State, string>,
  opensOn: (time: string) => `Registration opens on ${time}.`,
  taken: (count: string) => `${counted(count, 'place', 'places')} taken`,
  takenOf: (count: string, of: string) => `${count} of ${of} places taken`,
  offered: (count: string) => `${count} offered`,
  waiting: (count: string) => `${count} waiting`,
  copyLink: 'Copy link',
  toVisibility: 'Change visibility',
  close: 'Close registration',
  open: 'Open registration',
  hasClosed: 'Registration closed.',
  reopened: 'Registration opened.',
  questions: 'Questions',
  questionsAbout: 'Everyone is asked for first name, last name and email address. Add what else you need to know.',
  noQuestions: 'No further questions yet.',
  noQuestionsHow: 'Start with one that many events ask:',
  proposals: [
    { label: 'Company', type: 'short_text' },
    {
      label: 'Dietary requirements',
      type: 'choices',
      options: 'Vegetarian\nVegan\nHalal\nKosher\nGluten-free\nNut allergy',
    },
    { label: 'I agree that photos of me may be published.', type: 'consent' },
  ] as Proposal[],
})
