import { messages } from '../../../messages/use-messages.tsx'

type View = 'answers' | 'responses' | 'questions'
type State = 'none' | 'not_open' | 'open' | 'closed'

export const surveyMessages = messages({
  title: 'Survey',
  views: { answers: 'Results', responses: 'Responses', questions: 'Questions' } as Record<View, string>,
  state: 'Survey status',
  states: { none: 'No survey', not_open: 'Not open yet', open: 'Open', closed: 'Closed' } as Record<State, string>,
  opensOn: (time: string) => `Opens on ${time}.`,
  noOpening: 'Set when it opens: the event has no end time.',
  closesOn: (time: string) => `Closes on ${time}.`,
  responsesOf: (count: string, of: string, share: string) => `${count} of ${of} attendees answered (${share})`,
  times: 'Opening times',
  opens: 'Survey opens',
  opensAbout: 'Leave empty to open it when the event ends.',
  closes: 'Survey closes',
  closesAbout: 'Leave empty to keep it open.',
})
