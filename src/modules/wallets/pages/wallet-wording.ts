import type { SectionMessages } from '../../../platform/pages/page-frame.ts'

type Outcome = { heading: string; text: string }

export type WalletMessages = SectionMessages & {
  heading: string
  text: string
  button: string
  back: string
  open: Outcome & { link: string; picture: string }
  ended: Outcome
  notValid: Outcome
  noAddress: Outcome
  noMail: Outcome
  missing: Outcome
}
