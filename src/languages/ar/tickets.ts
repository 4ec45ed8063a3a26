import type { Texts } from '../../lib/text/texts.ts'

export const wallet: Texts['wallet'] = {
  apple: 'إضافة إلى Apple Wallet',
  google: 'إضافة إلى Google Wallet',
  open: 'صفحة هذه التذكرة',
}

export const ticketFile: Texts['ticketFile'] = {
  title: 'تذكرة',
  when: 'متى',
  where: 'أين',
  online: 'عبر الإنترنت',
  noDate: 'ستعلنه الجهة المنظِّمة',
  holder: 'باسم',
  show: 'أبرز هذا الرمز عند المدخل. كل من يملكه يستطيع الدخول به، فلا تشاركه مع أحد.',
  code: 'رمز QR لإبرازه عند المدخل',
}

export const ticketPage: Texts['ticketPage'] = {
  brand: 'تذكرة',
  skipLink: 'الانتقال إلى التذكرة',
  failure: { note: 'لا يدل هذا على شيء بشأن أي تذكرة.', onward: 'البحث عن تذاكري' },
  heading: 'تذكرتك',
  holder: 'باسم',
  event: 'الفعالية',
  when: 'متى',
  where: 'أين',
  noDate: 'ستعلنه الجهة المنظِّمة',
  online: 'عبر الإنترنت',
  join: 'الانضمام عبر الإنترنت',
  code: 'رمز QR الخاص بالتذكرة',
  show: 'أبرز هذا الرمز عند المدخل. كل من لديه هذه الصفحة يستطيع الدخول به، فلا تشاركها مع أحد.',
  save: 'الحفظ بصيغة PDF',
  missing: {
    heading: 'لا توجد هذه التذكرة',
    text: 'لا توجد تذكرة بهذا العنوان. ربما انقطع عند نسخه: يرجى فتحه مرة أخرى من رسالتك.',
  },
  replaced: {
    heading: 'استُبدلت هذه التذكرة',
    text: 'أُرسلت إليك تذكرة أحدث، وهي الصالحة. إن لم تجدها فاطلب من الجهة المنظِّمة إرسالها مرة أخرى.',
  },
  cancelled: {
    heading: 'أُلغيت هذه التذكرة',
    text: 'أُلغي التسجيل، فلم تعد هذه التذكرة صالحة. إن كان ذلك خطأً فيرجى التواصل مع الجهة المنظِّمة.',
  },
}
