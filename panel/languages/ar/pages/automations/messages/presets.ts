import type { presetMessages as presetMessagesType } from '../../../../../src/pages/automations/messages/presets.ts'

export const presetMessages: typeof presetMessagesType = {
  title: 'أتمتة جاهزة',
  about: 'تُضاف عملية الأتمتة مع رسالتها بنقرة واحدة، ويمكن تغييرهما بعد ذلك.',
  add: 'إضافة',
  addNamed: (name) => `إضافة: ${name}`,
  added: (name) => `تمت إضافة «${name}».`,
  exists: 'موجودة في هذه الفعالية.',
  open: 'فتح',
  cards: {
    day_before: {
      name: 'تذكير قبل يوم',
      about: 'قبل بدء الفعالية بمدة 24 ساعة، مع التذكرة وطريقة الوصول',
    },
    hour_before_online: {
      name: 'رابط الحضور عبر الإنترنت قبل ساعة',
      about: 'قبل بدء الفعالية بساعة، مع رابط الانضمام',
    },
    thank_you_survey: {
      name: 'شكر مع استبيان',
      about: 'بعد انتهاء الفعالية بساعة، لجميع من حضروا',
    },
    missed_you: { name: 'افتقدناك', about: 'بعد انتهاء الفعالية بمدة 12 ساعة، لجميع من لم يحضروا' },
    certificate: {
      name: 'إصدار الشهادات',
      about: 'بعد انتهاء الفعالية بساعة، أو مع إجابة الاستبيان إن كانت شرطًا للشهادات',
    },
    expiry_reminder: { name: 'شهادة تقترب من الانتهاء', about: 'قبل انتهاء صلاحية الشهادة، لحاملها' },
  },
  lacking: {
    event_date: 'تتطلب تاريخًا للفعالية لم يمض بعد.',
    online_url: 'تتطلب عنوان حضور الفعالية عبر الإنترنت.',
    survey: 'تتطلب استبيانًا. تُحدد أسئلة الاستبيان عبر API أو بمساعد ذكاء اصطناعي.',
    certificate_enabled: 'تتطلب شهادات، وهي معطلة في هذه الفعالية.',
    certificate_email: 'تتطلب إرسال الشهادات بالبريد.',
    certificate_validity_days: 'شهادات هذه الفعالية لا تنتهي صلاحيتها.',
  },
  notNeeded: 'ترسل الفعالية هذا التذكير مع شهاداتها، فلا حاجة إلى أتمتة.',
  toSettings: 'فتح إعدادات الفعالية',
  toSurvey: 'توصيل مساعد',
}
