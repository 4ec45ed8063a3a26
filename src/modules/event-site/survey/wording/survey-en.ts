import { html } from 'ghtml'
import type { SurveyWording } from './survey-wording.ts'

export const surveyEn: SurveyWording = {
  open: {
    heading: 'How was it?',
    goes: (organiser) => html`Your answers go to !${organiser}, together with your name.`,
    until: (time) => html`You can answer, and change your answers, until !${time}.`,
    button: 'Send my answers',
  },
  answered: {
    heading: 'Thank you for your answers',
    saved: (time) => html`They were saved on !${time}.`,
    changeable: (until) =>
      until === null
        ? html`You can change them for as long as the survey is open.`
        : html`You can change them until !${until}.`,
    change: 'Change my answers',
    button: 'Save',
  },
  refused: {
    heading: 'Your answers are not saved yet',
    text: 'Please correct the marked answers below and send them again.',
  },
  not_open: {
    heading: 'The survey has not opened yet',
    text: (opens) =>
      opens === null
        ? html`It opens when the event is over. Come back with this link then.`
        : html`It opens on !${opens}. Come back with this link then.`,
  },
  closed: {
    heading: 'The survey is closed',
    text: (closed) => html`It could be answered until !${closed}.`,
  },
  over: {
    heading: 'Thank you for your answers',
    text: (saved) => html`They were saved on !${saved}. The survey is closed, so they stay as they are.`,
  },
  none: { heading: 'There are no questions', text: 'The organiser has no questions about this event at the moment.' },
  not_registered: {
    heading: 'This survey is for those who are registered',
    text: 'You are not registered for this event. If this is a mistake, contact the organiser.',
  },
  outdated:
    'The organiser has changed the questions while you were answering. Please look your answers over, and send them once more.',
  tooLong: (limit) => `All your answers together are longer than ${limit} characters. Please shorten some of them.`,
  answers: 'Your answers',
  for: 'For',
  about: 'About',
  missing: {
    heading: 'No such survey',
    text: 'No survey has this link. It may have been cut off when it was copied: open it from your email again.',
  },
}
