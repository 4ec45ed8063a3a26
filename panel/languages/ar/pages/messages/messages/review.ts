import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { reviewMessages as reviewMessagesType } from '../../../../../src/pages/messages/messages/review.ts'

const plural = pluralsOf('ar')

const people = (count: string) =>
  plural(count, {
    zero: '# شخص',
    one: 'شخص واحد',
    two: 'شخصين',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  })

export const reviewMessages: typeof reviewMessagesType = {
  title: 'مراجعة الرسالة',
  send: (n) => `إرسال إلى ${people(n)}`,
  schedule: (n) => `جدولة إلى ${people(n)}`,
  recipients: (n) => `ستصل هذه الرسالة إلى ${people(n)}.`,
  at: (moment) => `تُرسل بتاريخ ${moment}.`,
  nobody: 'لا تنطبق على أحد. يرجى اختيار مستلمين آخرين.',
  nobodyYet: 'لا تنطبق على أحد بعد. يُحدد المستلمون عند إرسال الرسالة.',
  excluded: (n) => `لن تصل إلى ${people(n)}:`,
  byReason: {
    no_address: (n) => `دون عنوان: ${n}`,
    suppressed: (n) => `عنوان يرفض الرسائل: ${n}`,
    unsubscribed: (n) => `إلغاء الاشتراك: ${n}`,
    no_consent: (n) => `دون موافقة: ${n}`,
  },
  reasons: {
    no_address: 'دون عنوان بريد إلكتروني',
    suppressed: 'العنوان يرفض الرسائل',
    unsubscribed: 'الاشتراك ملغى',
    no_consent: 'دون موافقة على تلقي الرسائل',
  },
  more: (n) => `وآخرون: ${n}`,
  example: 'مثال',
  to: (address) => `كما تصل إلى ${address}`,
}
