import { messages } from '../../../messages/use-messages.tsx'

export const peopleMessages = messages({
  en: {
    title: 'Issue to other people',
    people: 'People',
    about: 'One person per line: a name, or a name and an email address. People with an address become attendees.',
    example: 'Grace Hopper\nAlan Turing <alan@example.org>',
    kind: 'Kind of certificate',
    attendee: 'Attendee',
    nameless: (email: string) => `Add a name for ${email}.`,
    next: 'Continue',
  },
  tr: {
    title: 'Başka kişilere ver',
    people: 'Kişiler',
    about: 'Her satıra bir kişi: ad veya ad ve e-posta adresi. Adresi olanlar katılımcı olarak eklenir.',
    example: 'Ayşe Yılmaz\nMehmet Demir <mehmet@example.org>',
    kind: 'Sertifika türü',
    attendee: 'Katılımcı',
    nameless: (email: string) => `${email} için bir ad yazın.`,
    next: 'Devam et',
  },
})
