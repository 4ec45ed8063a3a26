import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'تذكير قبل يوم',
  hour_before_online: 'رابط الانضمام قبل ساعة',
  thank_you_survey: 'شكر مع استبيان',
  missed_you: 'افتقدناك',
  certificate: 'إصدار الشهادات',
  expiry_reminder: 'تنتهي صلاحية الشهادة قريبًا',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'مثال: يوم من المحاضرات',
  place: 'مبنى البلدية، القاعة الكبرى',
  about: 'هذه الفعالية والمشاركون فيها من نسج الخيال. يمكن تجربة كل شيء: لا تُرسَل أي رسائل.',
  talks: {
    opening: { title: 'الافتتاح', location: 'القاعة الكبرى', speaker: 'Grace Hopper' },
    workshop: { title: 'ورشة عمل: الخطوات الأولى', location: 'الغرفة 2', speaker: 'Ada Lovelace' },
    panel: { title: 'ندوة وختام', location: 'القاعة الكبرى', speaker: 'Ayşe Yılmaz' },
  },
}

export const sampleCrm: Texts['sampleCrm'] = {
  industries: ['الفعاليات', 'الخدمات اللوجستية', 'التعليم'],
  titles: ['مديرة الفعاليات', 'مسؤول المشتريات', 'مديرة البرنامج', 'مديرة المجتمع', 'مدير', 'مستشار'],
  deals: ['رعاية لقاء الربيع', 'تدريب لعدد 30 شخصًا', 'عضوية سنوية', 'جناح في المعرض', 'سلسلة ورش عمل'],
  notes: ['طلب عرضًا قبل نهاية الشهر.', 'تحدثت في فعاليتنا الأولى وتود العودة.'],
  tags: { speaker: 'متحدث', sponsor: 'راعٍ', sample: 'مثال' },
}

export const sampleForm: Texts['sampleForm'] = {
  form: 'مثال: راسلنا',
  asked: { name: 'اسمك', email: 'بريدك الإلكتروني', topic: 'موضوعك', message: 'رسالتك' },
  topics: ['الرعاية', 'إلقاء كلمة', 'موضوع آخر'],
  messages: ['نود دعم فعاليتكم القادمة.', 'يمكنني التحدث عن نظرية الأعداد.'],
}

export const sampleSurvey: Texts['sampleSurvey'] = {
  rating: 'ما رأيك في هذا اليوم؟',
  again: 'هل ستأتي مرة أخرى؟',
  wish: 'ما الذي تتمناه للمرة القادمة',
  wishes: ['وقت أطول للأسئلة.', 'قاعة أهدأ لورشة العمل.', 'كما كان تمامًا.'],
}

export const sampleTraining: Texts['sampleTraining'] = {
  course: 'مثال: الإسعافات الأولية',
  programme: 'مثال: السلامة في الفعاليات',
  about: 'يكمل ذلك كل من يساعد في فعالية مرة في السنة.',
  badge: 'مثال: محب الجلسات',
  badgeAbout: 'لمن حضر ثلاث جلسات.',
}
