import { translated } from '../../../lib/text/translated.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    groups: GroupMessages
  }
}

/** Texts about guests of the person who registers. */
type GroupMessages = {
  legend: (nth: number) => string
  /** The hint below the address of a guest. */
  mailed: string
  add: string
  remove: (nth: number) => string
  /** How many guests one can bring; `max` is at least 1. */
  hint: (max: number) => string
  repeated: string
  tooMany: (max: number) => string
  /** After a registration with guests. */
  done: string
  /** On the personal page of a guest. */
  isGuest: string
}

export const groupMessages = translated('groups', {
  legend: (nth) => `Guest ${nth}`,
  mailed: 'We send them their own ticket, and tell them that you registered them.',
  add: 'Add another person',
  remove: (nth) => `Remove guest ${nth}`,
  hint: (max) =>
    `You can bring ${max === 1 ? 'one guest' : `up to ${max} guests`}. All of you get a place, or all of you wait.`,
  repeated: 'This address is already in the form. Each person needs an address of their own.',
  tooMany: (max) => (max === 0 ? 'This event takes no guests.' : `You can bring at most ${max}.`),
  done: 'Each of your guests gets an email of their own.',
  isGuest: 'Somebody registered you together with themselves. If you cannot come, cancel your registration here.',
})
