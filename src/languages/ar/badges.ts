import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('ar')

export const badgePage: Texts['badgePage'] = {
  brand: 'شارة',
  skipLink: 'الانتقال إلى الشارة',
  failure: { note: 'لا يدل هذا على شيء بشأن أي شارة.', onward: 'التحقق من شهادة' },
  active: {
    heading: 'شارة أصلية',
    meaning: (issuer, time) => html`<p>منحتها !${issuer} بتاريخ !${time}، ولم تسحبها.</p>`,
  },
  revoked: {
    heading: 'لم تعد صالحة',
    meaning: (issuer, time) => html`<p>سحبت !${issuer} هذه الشارة بتاريخ !${time}.</p>`,
    reason: (reason) => html`<p>السبب المذكور: !${reason}</p>`,
    noReason: '<p>لم يُذكر أي سبب.</p>',
  },
  expired: {
    heading: 'شارة منتهية الصلاحية',
    meaning: (issuer, time) => html`<p>منحت !${issuer} هذه الشارة، وانتهت صلاحيتها بتاريخ !${time}.</p>`,
  },
  replaced: {
    heading: 'شارة مستبدلة',
    meaning: (issuer, time) => html`<p>استبدلت !${issuer} بهذه الشارة شارة مصححة بتاريخ !${time}.</p>`,
  },
  successor: 'فتح الشارة البديلة',
  evidence: 'الإثباتات',
  missing: {
    heading: 'لا توجد هذه الشارة',
    text: 'لا توجد شارة بهذا العنوان. ربما انقطع عند نسخه: يرجى فتحه مرة أخرى من حيث شورك.',
  },
  label: 'الشارة',
  earnedBy: 'مُنحت إلى',
  badge: 'الشارة',
  issuer: 'جهة المنح',
  through: (domain) => `عبر ${domain}`,
  awardedAt: 'تاريخ المنح',
  expiresAt: 'صالحة حتى',
  revokedAt: 'تاريخ السحب',
  criteria: {
    heading: 'سبب المنح',
    byHand: (issuer) => html`<p>تختار !${issuer} من يحصل على هذه الشارة.</p>`,
    all: 'تحقق كل ما يلي:',
    sessions_attended: ({ min }) =>
      html`${plural(min, {
        zero: 'حضور جلسات',
        one: 'حضور جلسة',
        two: 'حضور جلستين أو أكثر',
        few: `حضور ${min} جلسات أو أكثر`,
        many: `حضور ${min} جلسة أو أكثر`,
        other: `حضور ${min} جلسة أو أكثر`,
      })}`,
    events_attended: ({ min }) =>
      html`${plural(min, {
        zero: 'حضور فعاليات',
        one: 'حضور فعالية',
        two: 'حضور فعاليتين أو أكثر',
        few: `حضور ${min} فعاليات أو أكثر`,
        many: `حضور ${min} فعالية أو أكثر`,
        other: `حضور ${min} فعالية أو أكثر`,
      })}`,
    event_attended: ({ of }) => (of ? html`حضور !${of}` : 'حضور فعالية لم تعد مدرجة'),
    certificates_earned: ({ min }) =>
      html`${plural(min, {
        zero: 'الحصول على شهادات',
        one: 'الحصول على شهادة',
        two: 'الحصول على شهادتين أو أكثر',
        few: `الحصول على ${min} شهادات أو أكثر`,
        many: `الحصول على ${min} شهادة أو أكثر`,
        other: `الحصول على ${min} شهادة أو أكثر`,
      })}`,
    survey_completed: ({ of }) => (of ? html`الإجابة عن استبيان !${of}` : 'الإجابة عن استبيان فعالية'),
    programme_completed: ({ of }) => (of ? html`إكمال برنامج !${of}` : 'إكمال برنامج لم يعد مدرجًا'),
  },
  picture: (badge, holder, issuer) => `الشارة ${badge}، مُنحت إلى ${holder} من ${issuer}.`,
  shared: (issuer) => `شارة من ${issuer}. توضح الصفحة سبب منحها وهل هي صالحة الآن.`,
  actions: {
    heading: 'الحفظ والمشاركة',
    picture: 'حفظ الصورة',
    linkedIn: 'الإضافة إلى الملف الشخصي في LinkedIn',
    facts: 'البيانات (JSON)',
    credential: 'بيانات اعتماد قابلة للتحقق',
    wallet: 'الإضافة إلى المحفظة',
    link: 'رابط هذه الصفحة، للنسخ',
  },
}
