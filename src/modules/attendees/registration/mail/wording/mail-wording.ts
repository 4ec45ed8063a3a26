/** A mail: subject, heading, paragraphs and the label of its button. */
export type MailText = { subject: string; heading: string; paragraphs: string[]; button: string }

/**
 * Texts of registration mails without a template. `event` is its name as entered; with an empty `name` there is no
 * greeting.
 */
export type MailWording = {
  hello: (name: string) => string
  when: string
  where: string
  organiser: string
  footer: (event: string) => string
  waitlisted: (event: string, position: string) => MailText
  known: (event: string) => MailText
  offerEnded: (event: string) => MailText
  cancelled: (event: string) => MailText
}
