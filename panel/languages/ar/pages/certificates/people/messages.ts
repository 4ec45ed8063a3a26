import type { peopleMessages as peopleMessagesType } from '../../../../../src/pages/certificates/people/messages.ts'

export const peopleMessages: typeof peopleMessagesType = {
  title: 'الإصدار لأشخاص آخرين',
  people: 'الأشخاص',
  about: 'شخص واحد في كل سطر: اسم، أو اسم وعنوان بريد إلكتروني. من لهم عنوان يصبحون مشاركين.',
  example: 'ليلى حداد\nعمر نصار <omar@example.org>',
  kind: 'نوع الشهادة',
  attendee: 'مشارك',
  nameless: (email) => `يلزم إضافة اسم للعنوان ${email}.`,
  next: 'متابعة',
}
