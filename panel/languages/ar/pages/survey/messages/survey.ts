import type { surveyMessages as surveyMessagesType } from '../../../../../src/pages/survey/messages/survey.ts'

export const surveyMessages: typeof surveyMessagesType = {
  title: 'الاستبيان',
  views: { answers: 'النتائج', responses: 'الردود', questions: 'الأسئلة' },
  state: 'حالة الاستبيان',
  states: { none: 'دون استبيان', not_open: 'لم يُفتح بعد', open: 'مفتوح', closed: 'مغلق' },
  opensOn: (time) => `يُفتح بتاريخ ${time}.`,
  noOpening: 'يلزم تحديد موعد فتحه: ليس للفعالية وقت انتهاء.',
  closesOn: (time) => `يُغلق بتاريخ ${time}.`,
  responsesOf: (count, of, share) => `أجاب من المشاركين ${count} من أصل ${of} (${share})`,
  times: 'مواعيد الاستبيان',
  opens: 'فتح الاستبيان',
  opensAbout: 'يُترك فارغًا ليُفتح عند انتهاء الفعالية.',
  closes: 'إغلاق الاستبيان',
  closesAbout: 'يُترك فارغًا ليبقى مفتوحًا.',
}
