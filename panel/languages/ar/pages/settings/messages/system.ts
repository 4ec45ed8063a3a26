import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { systemMessages as systemMessagesType } from '../../../../../src/pages/settings/messages/system.ts'

const plural = pluralsOf('ar')

export const systemMessages: typeof systemMessagesType = {
  system: 'النظام',
  service: 'الخدمة',
  version: 'إصدار Laurel',
  address: 'عنوان الموقع',
  since: 'يعمل منذ',
  processes: 'العمليات النشطة',
  database: 'قاعدة البيانات',
  current: 'محدّثة.',
  notCurrent: 'تنقصها ترحيلات. يطبقها تشغيل الخدمة من جديد.',
  size: 'الحجم',
  megabytes: (n) => `${n} MB (جميع المؤسسات)`,
  migrations: 'الترحيلات',
  queue: 'المهام الخلفية',
  nothingWaits: 'لا مهام منتظرة.',
  waits: (n, since) =>
    `${plural(n, {
      zero: 'لا مهام منتظرة',
      one: 'مهمة واحدة منتظرة',
      two: 'مهمتان منتظرتان',
      few: '# مهام منتظرة',
      many: '# مهمة منتظرة',
      other: '# مهمة منتظرة',
    })}، موعد أقدمها ${since}.`,
  running: (n) =>
    plural(n, {
      zero: 'لا مهام جارية.',
      one: 'مهمة واحدة جارية.',
      two: 'مهمتان جاريتان.',
      few: '# مهام جارية.',
      many: '# مهمة جارية.',
      other: '# مهمة جارية.',
    }),
  mail: 'البريد',
  server: 'تُرسل الرسائل عبر خادم بريدك.',
  outbox: 'لا يوجد خادم بريد. تُحفظ الرسائل ولا تُرسل. لإرسالها يلزم ضبط SMTP_URL.',
  from: 'المُرسل',
  signed: 'موقّعة بـ DKIM',
  yes: 'نعم',
  no: 'لا',
  files: 'تخزين الملفات',
  folder: 'مجلد محلي.',
  s3: 'تخزين متوافق مع S3.',
  answers: 'متاح.',
  silent: 'لا يجيب.',
  limits: 'حدود الطلبات',
  limit: { requests_per_minute: 'الطلبات في الدقيقة', requests_per_hour: 'الطلبات في الساعة' },
  usedOf: (used, most) => `استُخدم ${used} من ${most}`,
}
