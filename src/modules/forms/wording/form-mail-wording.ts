/** What a mail about an answer to a form says. `form` is its name, isolated. */
export type FormMailWording = {
  subject: (form: string) => string
  heading: (form: string) => string
  text: string
  yes: string
  no: string
  /** So many were told of within an hour: nobody is told of more for a while. */
  last: string
  footer: (form: string) => string
}
