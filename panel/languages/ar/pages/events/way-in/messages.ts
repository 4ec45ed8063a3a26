import type { wayInMessages as wayInMessagesType } from '../../../../../src/pages/events/way-in/messages.ts'

export const wayInMessages: typeof wayInMessagesType = {
  end: 'النهاية',
  endAbout: 'يُترك فارغًا إن كانت تنتهي مع آخر جلسة أو بنهاية يومها.',
  online: 'عنوان الحضور عبر الإنترنت',
  onlineAbout: 'لا يراه إلا المسجلون: في صفحتهم وتذكرتهم ورسائلهم.',
  markdown: 'يدعم Markdown: ‏**غامق** و *مائل* و # عناوين وقوائم و [روابط](https://example.org).',
  cover: 'صورة الغلاف',
  coverAbout: 'تظهر في صفحة الفعالية ودليل الفعاليات ومعاينات الروابط. PNG أو JPEG أو WebP، بحجم 10 MB كحد أقصى.',
  coverShown: 'صورة الغلاف الحالية',
  file: 'الصورة',
  upload: 'رفع صورة',
  noFile: 'يرجى اختيار صورة أولًا.',
  remove: 'إزالة الصورة',
  saved: 'تم الحفظ.',
}
