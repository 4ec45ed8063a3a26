import type {
  pictureMessages as pictureMessagesType,
  printedMessages as printedMessagesType,
  sampleMessages as sampleMessagesType,
} from '../../../../../src/pages/designs/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  own: 'صورة مخصصة',
  file: 'الصورة',
  fileAbout:
    'PNG أو JPEG أو WebP، حتى 10 MB. لصفحة A4 أفقية يُعد 3508 × 2480 بكسل مثاليًا، و 1754 × 1240 أقل ما نوصي به. يُرجى ترك مساحة للأسماء.',
  facts: (pixels, page, dpi) => `${pixels} بكسل، تُطبع بمقاس ${page} مم وبدقة ${dpi} نقطة في البوصة.`,
  coarse: 'ستبدو هذه الصورة ضبابية عند الطباعة. يُفضل استخدام صورة أكبر.',
  shrunk: 'سيُصغَّر الجانب الأطول إلى 3508 بكسل، وهذا كافٍ للطباعة.',
  wrong: {
    type: 'يجب اختيار صورة PNG أو JPEG أو WebP.',
    size: 'حجم الصورة أكبر من 10 MB. يلزم حفظها بصيغة JPEG أو بعدد بكسلات أقل.',
    broken: 'تعذرت قراءة الصورة. يلزم حفظها مرة أخرى بصيغة PNG أو JPEG.',
  },
  none: 'يرجى اختيار صورة أولًا.',
  shown: 'الصورة المختارة',
}

export const sampleMessages: typeof sampleMessagesType = {
  madeUp: 'بيانات تجريبية',
  ofEvent: 'المشاركون في فعالية',
  orders: { longest_name: 'أطول اسم', oldest: 'أول مشارك', search: 'البحث عن مشاركين' },
  event: 'الفعالية',
  usesThis: (event) => `${event} (تستخدم هذا التصميم)`,
  noEvents: 'لا فعاليات بعد.',
  look: 'الاسم أو البريد الإلكتروني',
  previous: 'المشارك السابق',
  next: 'المشارك التالي',
  nth: (name, nth, total) => `${name}، ${nth} من ${total}`,
  nobody: 'لم يُعثر على مشاركين مسجلين. تظهر بيانات تجريبية.',
}

export const printedMessages: typeof printedMessagesType = {
  view: 'العرض',
  views: { over: 'معاينة الطباعة', beside: 'جنبًا إلى جنب', drawn: 'المحرر' },
  drawing: 'جارٍ الرسم…',
  fresh: 'كما ستُطبع. يظهر PREVIEW مكان الرمز.',
  drawn: 'كما يرسمها المتصفح.',
  notDrawn: 'معاينة الطباعة غير متاحة. يظهر عرض المحرر.',
  picture: (name) => `معاينة الطباعة: ${name}`,
  elsewhere: 'تُطبع هذه الحقول على بعد أكثر من نقطتين مما يظهر في المحرر:',
  pdf: 'PDF',
  file: 'معاينة.pdf',
}
