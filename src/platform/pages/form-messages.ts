import { translated } from '../../lib/text/translated.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    publicForm: FormMessages
  }
}

/** Messages of every public form. */
type FormMessages = {
  /** Label of the honeypot field, which only programs see and fill in. */
  trap: string
  /** The form was sent within two seconds, or a day after it was shown. */
  again: Record<'quick' | 'late', string>
  needed: string
  problems: (count: number) => string
}

export const formMessages = translated('publicForm', {
  trap: 'Leave this empty',
  again: {
    quick: 'That was very quick. Please check your answers and press the button again.',
    late: 'This form was open for a long time. Please check your answers and press the button again.',
  },
  needed: 'Please fill this in.',
  problems: (count) => (count === 1 ? 'Please correct one thing' : `Please correct ${count} things`),
})
