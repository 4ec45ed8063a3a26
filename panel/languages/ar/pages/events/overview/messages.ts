import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  eventDayMessages as eventDayMessagesType,
  eventFactMessages as eventFactMessagesType,
  eventPageMessages as eventPageMessagesType,
  typeFiguresMessages as typeFiguresMessagesType,
  visibilities as visibilitiesType,
} from '../../../../../src/pages/events/overview/messages.ts'

const plural = pluralsOf('ar')

export const visibilities: typeof visibilitiesType = {
  public: 'عامة',
  unlisted: 'لكل من لديه الرابط',
  private: 'خاصة',
}

export const eventPageMessages: typeof eventPageMessagesType = {
  funnel: 'مسار المشاركين',
  steps: {
    registered: 'سجّلوا',
    attended: 'حضروا',
    certified: 'حصلوا على شهادة',
    verified: 'جرى التحقق من شهادتهم',
    shared: 'شاركوا شهادتهم',
  },
  registration: 'التسجيل',
  states: {
    open: 'مفتوح',
    closed: 'مغلق',
    disabled: 'متوقف',
    past: 'انتهت الفعالية',
    not_open: 'لم يُفتح بعد',
  },
  places: (taken, capacity) => `الأماكن المحجوزة: ${taken} من ${capacity}.`,
  taken: (taken) => `المسجلون: ${taken}.`,
  waiting: (count) => `في قائمة الانتظار: ${count}.`,
  close: 'إغلاق التسجيل',
  reopen: 'فتح التسجيل',
  page: 'صفحة الفعالية',
  noPage: 'صفحة الفعالية خاصة.',
  toSettings: 'تغيير الظهور',
  duplicate: 'إنشاء نسخة',
  duplicateAbout: 'تُنسخ الإعدادات والجلسات وأسئلة التسجيل. لا يُنسخ المشاركون.',
  newName: 'الاسم',
  copyOf: (name) => `${name} (نسخة)`,
  share: 'مشاركة',
  qr: 'رمز QR لصفحة الفعالية',
  saveQr: 'تنزيل SVG',
  postOnLinkedIn: 'مشاركة على LinkedIn',
}

export const eventFactMessages: typeof eventFactMessagesType = {
  title: 'الفعالية',
  date: 'التاريخ',
  noDate: 'دون تاريخ',
  place: 'الموقع',
  seenBy: 'الظهور',
  visibilities,
  online: 'عبر الإنترنت',
  noPlace: 'دون موقع',
  change: 'تغيير التفاصيل',
}

export const eventDayMessages: typeof eventDayMessagesType = {
  title: 'اليوم',
  checkedIn: (inside, expected) => `الحاضرون: ${inside} من ${expected}`,
  waiting: (count) =>
    plural(count, {
      zero: 'لا أحد ينتظر مكانًا:',
      one: 'ينتظر شخص واحد مكانًا:',
      two: 'ينتظر شخصان مكانًا:',
      few: 'ينتظر # أشخاص مكانًا:',
      many: 'ينتظر # شخصًا مكانًا:',
      other: 'ينتظر # شخص مكانًا:',
    }),
  openDoor: 'فتح المدخل',
  newLink: 'رابط مدخل جديد',
}

export const typeFiguresMessages: typeof typeFiguresMessagesType = {
  title: 'حسب نوع التسجيل',
  type: 'نوع التسجيل',
  none: 'دون نوع',
  registered: 'المسجلون',
  attended: 'الحاضرون',
  certified: 'الشهادات',
  places: 'الأماكن المحجوزة',
  takenOf: (taken, capacity) => `${taken} من ${capacity}`,
  waiting: (count) => `في الانتظار: ${count}`,
}
