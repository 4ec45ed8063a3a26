import type { Html } from '../../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string }

/** What the page of a survey says. */
export type SurveyWording = {
  open: {
    heading: string
    /** Who reads the answers, with the name of who gave them. */
    goes: (organiser: Html) => Html
    until: (time: Html) => Html
    button: string
  }
  answered: {
    heading: string
    saved: (time: Html) => Html
    /** Until when they can be changed; null: for as long as the survey is open. */
    changeable: (until: Html | null) => Html
    change: string
    button: string
  }
  /** Sent, and not taken: below it stands why. */
  refused: Told
  /** `opens` is null while nobody knows when the event ends. */
  not_open: { heading: string; text: (opens: Html | null) => Html }
  closed: { heading: string; text: (closed: Html) => Html }
  /** Closed, and answered before. */
  over: { heading: string; text: (saved: Html) => Html }
  none: Told
  /** For who is not registered, or not any more. */
  not_registered: Told
  /** The questions are others than those that were answered. */
  outdated: string
  /** More is written than is taken. */
  tooLong: (limit: string) => string
  answers: string
  for: string
  about: string
  missing: Told
}
