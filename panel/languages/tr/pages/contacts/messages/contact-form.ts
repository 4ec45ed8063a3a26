import type { contactFormMessages as contactFormMessagesType } from '../../../../../src/pages/contacts/messages/contact-form.ts'

export const contactFormMessages: typeof contactFormMessagesType = {
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  jobTitle: 'Unvan',
  company: 'Şirket',
  companyAbout: 'Yeni bir ad yazarsanız şirket de eklenir.',
  stage: 'Aşama',
  owner: 'Sorumlu',
  ownerAbout: 'Bir üyenin e-posta adresi veya herhangi bir ad.',
  consent: 'E-posta izni',
  consentAbout: 'Kişilere gönderilen mesajlar yalnızca izin verenlere gider.',
  tags: 'Etiketler',
  tagsAbout: 'Virgülle ayırın.',
  custom: 'Özel alanlar',
  none: 'Yok',
}
