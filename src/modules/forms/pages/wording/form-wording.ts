import type { SectionWording } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string }

/** What the page of a lead form says. */
export type FormWording = SectionWording & {
  goes: (organiser: Html) => Html
  button: string
  /** Why nothing was kept, where no field is wrong by itself. `outdated`: it asks something else than when it was read. */
  refused: { outdated: string; empty: string; tooLong: (limit: string) => string }
  done: Told & { onward: string; back: string }
  closed: Told
  missing: Told
}
