import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { badgeMessages as badgeMessagesType } from '../../../../../src/pages/badges/messages/badges.ts'

const plural = pluralsOf('ar')

export const badgeMessages: typeof badgeMessagesType = {
  title: 'الشارات',
  badge: 'الشارة',
  none: 'لا شارات بعد.',
  noneHow: 'تكافئ الشارة الناس على الحضور أو التعلم أو التحدث. يحصلون عليها وفق معايير أو منك مباشرة.',
  newBadge: 'شارة جديدة',
  create: 'إنشاء الشارة',
  created: (name) => `${name} جاهزة.`,
  pictureRefused: 'تم إنشاء الشارة، لكن صورتها لم تُقبل. يمكن رفع صورة أخرى ضمن الإعدادات.',
  name: 'الاسم',
  description: 'الوصف',
  descriptionAbout: 'يظهر في الصفحة العامة: ما فعله الشخص ليحصل عليها.',
  earnedBy: 'سبب المنح',
  validity: 'مدة الصلاحية',
  units: { never: 'لا تنتهي صلاحيتها', days: 'أيام', months: 'أشهر' },
  days: (count) =>
    plural(count, {
      zero: '# يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  months: (count) =>
    plural(count, {
      zero: '# شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '# أشهر',
      many: '# شهرًا',
      other: '# شهر',
    }),
  validFor: (time) => `مدة الصلاحية: ${time}`,
  active: 'يمكن منحها',
  activeAbout: 'عند إيقافها لا يحصل عليها أحد بعد ذلك. تبقى الشارات التي لدى الناس.',
  holders: 'الحاملون',
  heldBy: (count) =>
    plural(count, {
      zero: 'لا أحد يحملها',
      one: 'يحملها شخص واحد',
      two: 'يحملها شخصان',
      few: 'يحملها # أشخاص',
      many: 'يحملها # شخصًا',
      other: 'يحملها # شخص',
    }),
  state: 'الحالة',
  on: 'مفعّلة',
  off: 'متوقفة',
  award: 'منح الشارة',
  pictureOf: (name) => `صورة الشارة ${name}`,
  views: { awards: 'عمليات المنح', settings: 'الإعدادات', versions: 'الإصدارات' },
  settingsAbout:
    'ينشئ تغيير الاسم أو الوصف أو المعايير إصدارًا جديدًا. تبقى الشارات التي لدى الناس على إصدارها؛ وتُمنح الشارة وفق المعايير الجديدة لجميع من يستوفونها.',
  savedVersion: (version) => `تم الحفظ في الإصدار ${version}.`,
  remove: 'حذف الشارة',
  removeAbout: 'لا يمكن حذف شارة مُنحت. يمكن إيقافها بدلًا من ذلك.',
  removeTitle: (name) => `هل تريد حذف ${name}؟`,
  removeForGood: 'ستُحذف الشارة وصورتها نهائيًا.',
  removed: (name) => `تم حذف ${name}.`,
  versionsAbout: 'تبقى الشارات الممنوحة على الإصدار الذي كان ساريًا عند منحها.',
  version: 'الإصدار',
  awards: 'عمليات المنح',
  since: 'منذ',
  current: 'الحالي',
  reuse: 'إعادة الاستخدام',
  reuseLong: (version) => `إعادة استخدام الإصدار ${version}`,
  reused: (version) => `عاد الاسم والوصف والمعايير كما في الإصدار ${version}.`,
}
