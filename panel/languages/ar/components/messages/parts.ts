import type {
  partMessages as partMessagesType,
  passwordMessages as passwordMessagesType,
} from '../../../../src/components/messages/parts.ts'

export const partMessages: typeof partMessagesType = {
  unreachable: 'تعذر الاتصال بالخادم.',
  wrong: 'حدث خطأ ما.',
  byCode: {
    not_found: 'غير موجود.',
    rate_limited: 'طلبات كثيرة جدًا. يرجى الانتظار قليلًا ثم إعادة المحاولة.',
    payload_too_large: 'الملف كبير جدًا.',
    internal: 'حدث خطأ ما. يرجى إعادة المحاولة.',
    unavailable: 'الخدمة غير متاحة الآن. يرجى إعادة المحاولة بعد قليل.',
  },
  request: 'معرّف الطلب:',
  again: 'إعادة المحاولة',
  noScope: 'لا تتوفر لك صلاحية الوصول إلى هذه الصفحة',
  lacks: (role, scope) => `دور «${role}» لا يشمل الصلاحية ${scope}. يمكن لأحد مالكي المؤسسة تغيير دورك.`,
  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  leave: 'هل تريد المغادرة دون حفظ؟ ستُفقد تغييراتك.',
  checkFields: 'يرجى مراجعة الحقول المميزة.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  loading: 'جارٍ التحميل',
  othersHere: (names) => `تُعرض هذه الصفحة الآن أيضًا لدى: ${names}.`,
  typeToConfirm: (word) => `للتأكيد، يرجى كتابة «${word}»`,
  waitFor: (seconds) => `إعادة المحاولة بعد ${seconds} ث`,
  waited: 'يمكن إعادة المحاولة الآن.',
  undo: 'تراجع',
}

export const passwordMessages: typeof passwordMessagesType = { show: (label) => `إظهار ${label}` }
