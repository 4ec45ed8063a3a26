import type { doorLinkMessages as doorLinkMessagesType } from '../../../../src/shell-parts/messages/door-link.ts'

export const doorLinkMessages: typeof doorLinkMessagesType = {
  title: 'رابط مدخل جديد',
  about:
    'يمسح أحد المساعدين رمز QR بهاتفه ويسجل الحضور من دون حساب. كل من لديه الرابط يرى أسماء الضيوف حتى انتهائه، لكن لا يرى عناوين بريدهم.',
  device: 'اسم الجهاز أو مكانه',
  deviceName: 'المدخل الرئيسي',
  sessions: 'هذه الجلسات فقط',
  sessionsAbout: 'دون اختيار يشمل الفعالية وجميع الجلسات.',
  expires: 'الانتهاء',
  expiresAbout: 'يُترك فارغًا لينتهي بعد الفعالية بمدة 12 ساعة.',
  create: 'إنشاء رابط المدخل',
  once: (until) => `يجب مسحه الآن: يظهر الرابط مرة واحدة فقط. ينتهي بتاريخ ${until}.`,
  qr: 'رمز QR لرابط المدخل',
  saveQr: 'تنزيل SVG',
  done: 'تم',
}
