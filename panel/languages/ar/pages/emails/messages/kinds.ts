import type {
  kindMessages as kindMessagesType,
  otherKindMessages as otherKindMessagesType,
} from '../../../../../src/pages/emails/messages/kinds.ts'

export const kindMessages: typeof kindMessagesType = {
  registration_confirmed: 'تأكيد التسجيل',
  place_offered: 'عرض مكان',
  registered: 'التسجيل (أتمتة)',
  waitlisted: 'الانضمام إلى قائمة الانتظار',
  cancelled: 'إلغاء التسجيل',
  before_event: 'قبل الفعالية',
  before_session: 'قبل جلسة',
  attended_event: 'حضور الفعالية',
  registered_no_show: 'التغيب عن الفعالية',
  after_event: 'بعد الفعالية',
  survey_not_completed: 'عدم الإجابة عن الاستبيان',
  survey_answered: 'الإجابة عن الاستبيان',
  certificate: 'الشهادة',
  certificate_issued: 'إصدار شهادة (أتمتة)',
  certificate_expiring: 'شهادة تقترب من الانتهاء',
  badge_earned: 'منح شارة',
  lms_course_completed: 'إكمال تدريب',
  compliance_overdue: 'تأخر تدريب',
  form_submitted: 'إرسال نموذج',
}

export const otherKindMessages: typeof otherKindMessagesType = {
  message: 'رسالة إلى المشاركين',
  contact_message: 'رسالة إلى جهات الاتصال',
  registration_confirm: 'طلب تأكيد التسجيل',
  registration_known: 'تسجيل موجود من قبل',
  registration_pending: 'تسجيل بانتظار الموافقة',
  registration_declined: 'رفض التسجيل',
  template_test: 'اختبار قالب',
  person_invite: 'دعوة عضو',
  person_sign_in: 'رابط تسجيل الدخول',
  person_reset: 'كلمة مرور جديدة',
  my_link: 'رابط السجلات الشخصية',
  erasure_request: 'طلب محو',
  task_due: 'حلول موعد مهمة',
}
