import { html } from 'ghtml'
import { translated } from '../../../lib/text/translated.ts'
import type { Html } from '../../../platform/pages/written-text.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    surveyPage: SurveyMessages
  }
}

type Told = { heading: string; text: string }

/** Texts of the survey page. */
export type SurveyMessages = {
  open: {
    heading: string
    /** Says who reads the answers, together with the attendee's name. */
    goes: (organiser: Html) => Html
    until: (time: Html) => Html
    button: string
  }
  answered: {
    heading: string
    saved: (time: Html) => Html
    /** How long answers can be changed; null: while the survey is open. */
    changeable: (until: Html | null) => Html
    change: string
    button: string
  }
  /** The submission was rejected; the reason follows. */
  refused: Told
  /** `opens` is null while the end of the event is unknown. */
  not_open: { heading: string; text: (opens: Html | null) => Html }
  closed: { heading: string; text: (closed: Html) => Html }
  /** Closed, with earlier answers. */
  over: { heading: string; text: (saved: Html) => Html }
  none: Told
  /** The person is not registered. */
  not_registered: Told
  /** The questions have changed since they were answered. */
  outdated: string
  /** The answers are too long. */
  tooLong: (limit: string) => string
  answers: string
  for: string
  about: string
  missing: Told
}

const surveyEn: SurveyMessages = {
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

export const surveyMessages = translated('surveyPage', surveyEn)
