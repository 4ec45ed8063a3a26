import type { pictureMessages as pictureMessagesType } from '../../../../../src/pages/badges/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  title: 'الصورة',
  file: 'صورة مخصصة',
  fileAbout: 'PNG أو JPEG أو WebP، بحجم 5 MB كحد أقصى. تصبح مربعة. من دون صورة تُرسم الشارة باسمها.',
  chosen: 'هكذا ستبدو.',
  preview: 'الصورة المختارة',
  wrong: {
    type: 'يجب اختيار ملف PNG أو JPEG أو WebP.',
    size: 'يجب اختيار ملف لا يزيد حجمه على 5 MB.',
    broken: 'تعذرت قراءة هذا الملف كصورة. يرجى اختيار ملف آخر.',
  },
  now: (name) => `صورة ${name}`,
  upload: 'رفع صورة',
  uploaded: 'تم حفظ الصورة. تبقى الشارات التي لدى الناس على صورتها.',
  remove: 'استخدام الصورة المرسومة',
  removed: 'عادت الصورة المرسومة إلى الشارة. تبقى الشارات التي لدى الناس على صورتها.',
  noFile: 'يرجى اختيار ملف أولًا.',
}
