import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { triggerMessages as triggerMessagesType } from '../../../../../src/pages/automations/messages/triggers.ts'

const plural = pluralsOf('ar')

const period = (count: string, isDays: boolean) =>
  isDays
    ? plural(count, {
        zero: '# يوم',
        one: 'يوم واحد',
        two: 'يومين',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      })
    : plural(count, {
        zero: '# ساعة',
        one: 'ساعة واحدة',
        two: 'ساعتين',
        few: '# ساعات',
        many: '# ساعة',
        other: '# ساعة',
      })

export const triggerMessages: typeof triggerMessagesType = {
  groups: {
    before: 'قبل الفعالية',
    registration: 'التسجيل',
    after: 'أثناء الفعالية وبعدها',
    certificates: 'الشهادات والشارات',
    training: 'التدريب',
  },
  names: {
    attended_event: 'حضور الفعالية',
    registered_no_show: 'التغيب عن الفعالية',
    certificate_issued: 'إصدار شهادة',
    survey_not_completed: 'عدم الإجابة عن الاستبيان',
    badge_earned: 'منح شارة',
    lms_course_completed: 'إكمال تدريب',
    compliance_overdue: 'تأخر تدريب',
    before_event: 'ساعات قبل الفعالية',
    after_event: 'ساعات بعد الفعالية',
    before_session: 'ساعات قبل جلسة',
    registered: 'التسجيل',
    waitlisted: 'الانضمام إلى قائمة الانتظار',
    cancelled: 'إلغاء التسجيل',
    survey_answered: 'الإجابة عن الاستبيان',
    form_submitted: 'إرسال نموذج',
    certificate_expiring: 'شهادة تقترب من الانتهاء',
  },
  abouts: {
    attended_event: 'لكل مشارك يُسجَّل حضوره.',
    registered_no_show: 'بعد الفعالية، لكل مسجَّل لم يُسجَّل حضوره.',
    certificate_issued: 'لكل شهادة تصدر.',
    survey_not_completed: 'بعد الفعالية، لكل مشارك لم يجب عن الاستبيان.',
    badge_earned: 'لكل شارة تُمنح.',
    lms_course_completed: 'عندما يكمل مشارك تدريبًا.',
    compliance_overdue: 'عندما يتأخر تدريب مشارك.',
    before_event: 'لجميع المسجلين في تلك اللحظة. يتغير الموعد مع تاريخ الفعالية.',
    after_event: 'لجميع المسجلين. يتغير الموعد مع نهاية الفعالية.',
    before_session: 'لجميع المسجلين، مرة لكل جلسة. يتغير الموعد مع الجلسة.',
    registered: 'لكل شخص يحصل على مكان.',
    waitlisted: 'لكل شخص ينضم إلى قائمة الانتظار.',
    cancelled: 'لكل تسجيل يُلغى.',
    survey_answered: 'عندما يجيب مشارك عن الاستبيان لأول مرة.',
    form_submitted: 'لكل رد على النموذج.',
    certificate_expiring: 'قبل انتهاء صلاحية شهادة، بالمدة المحددة في الفعالية.',
  },
  hoursFor: {
    before_event: 'الساعات قبل الفعالية',
    after_event: 'الساعات بعد الفعالية',
    before_session: 'الساعات قبل الجلسة',
  },
  session: 'الجلسة',
  everySession: 'كل جلسة',
  form: 'النموذج',
  noForms: 'لا نماذج بعد.',
  choose: 'اختيار…',
  unknownSession: 'جلسة',
  unknownForm: 'نموذج',
  period,
  beforeEvent: (period) => (period === null ? 'عند بدء الفعالية' : `قبل بدء الفعالية بمدة ${period}`),
  afterEvent: (period) => (period === null ? 'عند انتهاء الفعالية' : `بعد انتهاء الفعالية بمدة ${period}`),
  beforeEach: (period) => (period === null ? 'عند بدء كل جلسة' : `قبل بدء كل جلسة بمدة ${period}`),
  beforeSession: (period, title) => (period === null ? `عند بدء ${title}` : `قبل بدء ${title} بمدة ${period}`),
  submitted: (form) => `إرسال ${form}`,
}
