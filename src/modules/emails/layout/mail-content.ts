import type { Frame } from './frame.ts'

/**
 * What a mail says, in plain text: its layout escapes it. Sentences are our own; what people typed stands in them between
 * isolates (`isolated`), so that it turns no other words round.
 */
export type MailContent = {
  /** The language of our words (BCP 47), which is written from left to right. */
  language: string
  /** In whose name it is sent. */
  look: Frame['look']
  heading: string
  paragraphs: readonly string[]
  /** What to know, each with what it is called. Values are what people typed, and may have lines. */
  facts: readonly (readonly [label: string, value: string])[]
  button: { text: string; url: string } | null
  /** A picture that the mail carries under this inline id, `width` CSS pixels wide; people are given `alt` for it. */
  picture: { inlineId: string; alt: string; width: number } | null
  /** Why they get it. */
  footer: string
}
