import type { Texts } from '../../lib/text/texts.ts'

export const mailFooter: Texts['mailFooter'] = {
  registration: (event) =>
    `وصلتك هذه الرسالة لأن هذا العنوان سُجّل في «${event}». إن لم تكن أنت من سجّله، فيمكن إلغاء التسجيل عبر الرابط أعلاه.`,
  event: (event) => `وصلتك هذه الرسالة لأنك مسجَّل في «${event}».`,
  certificate: (organisation) => `وصلتك هذه الرسالة لأن ${organisation} أصدرت لك شهادة.`,
  training: (organisation) => `وصلتك هذه الرسالة لأن ${organisation} تحتفظ بسجل تدريبك.`,
  other: (organisation) => `أرسلت إليك ${organisation} هذه الرسالة.`,
  unsubscribe: 'إلغاء الاشتراك',
}

export const myMail: Texts['myMail'] = {
  subject: 'تذاكرك وشهاداتك',
  paragraphs: [
    'يعرض هذا الرابط تذاكرك وشهاداتك وشاراتك وتدريباتك.',
    'يمكن استخدامه مرة واحدة خلال 30 دقيقة. إن لم تطلبه فيمكنك تجاهل هذه الرسالة.',
  ],
  button: 'عرض تذاكري وشهاداتي',
  footer: 'وصلتك هذه الرسالة لأن أحدهم أدخل عنوانك.',
}

export const erasureMail: Texts['erasureMail'] = {
  subject: (organisation) => `طلب إلى ${organisation} لمحو بيانات شخصية`,
  paragraphs: [
    'يطلب شخص أثبت ملكيته لعنوان بريده الإلكتروني محو كل ما لديكم عنه.',
    'تُعرض الطلبات عبر GET /admin/privacy/requests. تمكن معاينة البيانات ومحوها عبر POST /admin/privacy/erase، أو رفض الطلب إن وجب الاحتفاظ بالسجلات. تحدد القوانين عادةً مهلة شهر واحد.',
  ],
  button: 'كيفية الرد على الطلب',
  footer: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو أحد مسؤوليها.',
}

export const formMail: Texts['formMail'] = {
  subject: (form) => `إجابة جديدة عن ${form}`,
  heading: (form) => `إرسال جديد: ${form}`,
  text: 'الإجابات:',
  yes: 'نعم',
  no: 'لا',
  last: 'تلقى هذا النموذج عددًا كبيرًا جدًا من الإجابات خلال ساعة، فأُوقفت الإشعارات مؤقتًا حتى يقل العدد. جميع الإجابات محفوظة.',
  footer: (form) => `وصلتك هذه الرسالة لأن عنوانك في قائمة إشعارات النموذج ${form}.`,
}

export const linkMail: Texts['linkMail'] = {
  invite: {
    subject: (organisation) => `دعوة من ${organisation}`,
    paragraphs: (organisation) => [
      `تدعوك ${organisation} إلى العمل معها على الفعاليات والمشاركين والشهادات.`,
      'يمكن استخدام الرابط مرة واحدة خلال سبعة أيام.',
    ],
    button: 'قبول الدعوة',
  },
  sign_in: {
    subject: () => 'رابط تسجيل الدخول',
    paragraphs: () => [
      'يتيح لك هذا الرابط تسجيل الدخول من دون كلمة مرور.',
      'يمكن استخدامه مرة واحدة خلال خمس عشرة دقيقة. إن لم تطلبه فيمكنك تجاهل هذه الرسالة.',
    ],
    button: 'تسجيل الدخول',
  },
  reset: {
    subject: () => 'تعيين كلمة مرور جديدة',
    paragraphs: () => [
      'يتيح لك هذا الرابط تعيين كلمة مرور جديدة. سيُسجَّل خروجك من جميع الأجهزة الأخرى.',
      'يمكن استخدامه مرة واحدة خلال ساعة. إن لم تطلبه فيمكنك تجاهل هذه الرسالة.',
    ],
    button: 'تعيين كلمة المرور',
  },
  footer: 'وصلتك هذه الرسالة لأن أحدهم أدخل عنوانك.',
}

export const senderTest: Texts['senderTest'] = {
  subject: 'إرسال البريد يعمل',
  paragraph: 'أُرسلت هذه الرسالة التجريبية عبر خادم البريد الخاص بمؤسستك.',
  footer: 'وصلتك هذه الرسالة لأن أحدهم جرّب إرسال البريد في إحدى المؤسسات.',
}

export const taskMail: Texts['taskMail'] = {
  subject: (title) => `حان موعد: ${title}`,
  due: (organisation) => `حان موعد هذه المهمة لدى ${organisation}.`,
  task: 'المهمة',
  dueAt: 'الموعد',
  about: 'بخصوص',
  button: 'فتح المهمة',
  footer: 'وصلتك هذه الرسالة لأن المهمة مسندة إليك.',
}
