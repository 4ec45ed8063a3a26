import type { composeMessages as composeMessagesType } from '../../../../../src/pages/messages/messages/compose.ts'

export const composeMessages: typeof composeMessagesType = {
  title: 'رسالة جديدة',
  content: 'المحتوى',
  written: 'الكتابة هنا',
  subject: 'الموضوع',
  body: 'الرسالة',
  markdown: 'Markdown: ‏**غامق**، *مائل*، # عنوان، - قائمة، [رابط](https://example.org).',
  insert: 'إدراج متغير',
  chooseVariable: 'اختيار…',
  language: 'اللغة',
  languageAbout: 'لغة التحية والتذييل.',
  transactional: 'هذه الرسالة بشأن التسجيل نفسه',
  transactionalAbout:
    'لإشعارات مثل تغيير القاعة أو الموعد. تصل أيضًا إلى من ألغوا الاشتراك، فلا يجوز استخدامها للإعلان.',
  when: 'الوقت',
  whens: { now: 'الإرسال الآن', later: 'جدولة' },
  sendAt: 'موعد الإرسال',
  sendAtAbout: 'يتغير مع المنطقة الزمنية إن تغيرت.',
  review: 'مراجعة',
  queued: 'الرسالة في انتظار الإرسال.',
  scheduled: 'تمت جدولة الرسالة.',
  cancelled: 'تم إلغاء الرسالة.',
  notCancelled: 'تعذر الإلغاء. يرجى فتح الرسالة وإعادة المحاولة.',
}
