import type { Frame } from './frame.ts'

/**
 * The content of an email as plain text, which the layout escapes. User input inside sentences is isolated
 * (`isolated`), so that it cannot change the direction of the text around it.
 */
export type MailContent = {
  /** Language of Laurel's own text (BCP 47), which decides the direction. */
  language: string
  /** The organisation that sends it. */
  look: Frame['look']
  heading: string
  paragraphs: readonly string[]
  /** Labelled facts. The values are user input and may contain line breaks. */
  facts: readonly (readonly [label: string, value: string])[]
  button: { text: string; url: string } | null
  /** An attached picture with this inline id, `width` CSS pixels wide. */
  picture: { inlineId: string; alt: string; width: number } | null
  /** Why the recipient receives the email. */
  footer: string
}
