import type { peopleMessages as peopleMessagesType } from '../../../../../src/pages/certificates/people/messages.ts'

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Başka kişilere ver',
  people: 'Kişiler',
  about: 'Her satıra bir kişi: ad veya ad ve e-posta adresi. Adresi olanlar katılımcı olarak eklenir.',
  example: 'Ayşe Yılmaz\nMehmet Demir <mehmet@example.org>',
  kind: 'Sertifika türü',
  attendee: 'Katılımcı',
  nameless: (email) => `${email} için bir ad yazın.`,
  next: 'Devam et',
}
