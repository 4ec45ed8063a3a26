import type { certificateValueMessages as certificateValueMessagesType } from '../../../../../src/pages/certificates/values/messages.ts'

export const certificateValueMessages: typeof certificateValueMessagesType = {
  values: 'Değerler',
  lacking: (count, label) => `${count} katılımcıda “${label}” yok.`,
  who: (name, labels) => `${name}: ${labels}`,
  more: (count) => `ve ${count} kişi daha`,
  choose: 'Değeri eksik katılımcılar',
  blank: 'Sertifikasını ver, satırı boş bırak',
  skip: 'Bu kişilere sertifika verme',
}
