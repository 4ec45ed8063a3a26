import type { Html } from '../../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string }

/** Texts of the survey page. */
export type SurveyWording = {
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
