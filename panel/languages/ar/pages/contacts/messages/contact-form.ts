import type { contactFormMessages as contactFormMessagesType } from '../../../../../src/pages/contacts/messages/contact-form.ts'

export const contactFormMessages: typeof contactFormMessagesType = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  jobTitle: 'المسمى الوظيفي',
  company: 'الشركة',
  companyAbout: 'تُضاف شركة عند كتابة اسم جديد.',
  stage: 'المرحلة',
  owner: 'المسؤول',
  ownerAbout: 'عضو بعنوان بريده، أو أي اسم.',
  consent: 'الموافقة على الرسائل',
  consentAbout: 'لا تُرسل رسائل جهات الاتصال إلا لمن وافقوا.',
  tags: 'الوسوم',
  tagsAbout: 'يُفصل بينها بفاصلة.',
  custom: 'الحقول المخصصة',
  none: 'لا شيء',
}
