import type { FormMailWording } from './form-mail-wording.ts'

export const formMailEn: FormMailWording = {
  subject: (form) => `New answer to ${form}`,
  heading: (form) => `Somebody has sent ${form}`,
  text: 'This is what they answered:',
  yes: 'Yes',
  no: 'No',
  last: 'Very many answers have come within an hour, so you get no mails of more until there are fewer. All of them are kept.',
  footer: (form) => `You get this mail because your address is among those that the form ${form} notifies.`,
}
