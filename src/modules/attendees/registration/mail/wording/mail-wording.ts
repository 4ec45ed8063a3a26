/** A mail: its subject, its heading, what it says below that, and what its button says. */
export type MailText = { subject: string; heading: string; paragraphs: string[]; button: string }

/** What those mails of registration say that have no template. `event` is its name, as people wrote it; a `name` of '' is not greeted by. */
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
