import type { awardBadgeMessages as awardBadgeMessagesType } from '../../../../src/shell-parts/messages/award-badge.ts'

export const awardBadgeMessages: typeof awardBadgeMessagesType = {
  title: 'منح شارة',
  award: (badge) => `منح ${badge}`,
  awardTo: (name) => `منح شارة إلى ${name}`,
  submit: 'منح',
  badge: 'الشارة',
  noBadges: 'لا توجد شارة يمكن منحها. يلزم أولًا إنشاء شارة في «الشارات».',
  name: 'الاسم',
  nameAbout: 'كما يظهر على الشارة.',
  email: 'البريد الإلكتروني',
  awarded: (name) => `مُنحت الشارة إلى ${name}.`,
  already: (name) => `سبق منح هذه الشارة إلى ${name}، وهي باقية.`,
  evidence: 'الإثباتات',
  evidenceAbout: 'تظهر في الصفحة العامة للشارة، مثل محاضرة مع رابط تسجيلها.',
  nth: (nth) => `الإثبات ${nth}`,
  text: 'النص',
  url: 'الرابط (اختياري)',
  add: 'إضافة إثبات',
  remove: (nth) => `إزالة الإثبات ${nth}`,
}
