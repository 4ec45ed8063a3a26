/** A mail: its subject, its heading, what it says below that, and what its button says. */
export type MailText = { subject: string; heading: string; paragraphs: string[]; button: string }

/** What the mails of registration say. `event` is its name, as people wrote it; a `name` of '' is not greeted by. */
export type MailWording = {
  hello: (name: string) => string
  when: string
  where: string
  organiser: string
  ticket: string
  footer: (event: string) => string
  confirmed: (event: string) => MailText
  waitlisted: (event: string, position: string) => MailText
  known: (event: string) => MailText
  offered: (event: string, until: string) => MailText
  offerEnded: (event: string) => MailText
  cancelled: (event: string) => MailText
}
