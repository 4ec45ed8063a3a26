import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  peopleMessages as peopleMessagesType,
  roleMessages as roleMessagesType,
} from '../../../../../src/pages/settings/messages/people.ts'

const plural = pluralsOf('ar')

export const peopleMessages: typeof peopleMessagesType = {
  title: 'الأعضاء',
  invite: 'دعوة عضو',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  roles: {
    owner: 'مالك',
    admin: 'مدير',
    editor: 'محرر',
    checkin: 'تسجيل الحضور',
    viewer: 'مُشاهد',
  },
  rolesAbout: {
    owner: 'وصول كامل',
    admin: 'كل شيء ما عدا إعدادات المالكين',
    editor: 'إدارة الفعاليات والمشاركين والشهادات',
    checkin: 'تسجيل حضور المشاركين',
    viewer: 'الاطلاع فقط',
  },
  reach: 'الوصول',
  events: (count) =>
    count === null
      ? 'جميع الفعاليات'
      : plural(count, {
          zero: 'لا فعاليات',
          one: 'فعالية واحدة',
          two: 'فعاليتان',
          few: '# فعاليات',
          many: '# فعالية',
          other: '# فعالية',
        }),
  secondFactor: 'المصادقة الثنائية',
  yes: 'مفعّلة',
  no: 'معطلة',
  lastSeen: 'آخر ظهور',
  never: 'أبدًا',
  invited: (email) => `تم إرسال الدعوة إلى ${email}.`,
  linkTitle: 'رابط الدعوة',
  linkAbout: (email) =>
    `ليس لهذا التثبيت خادم بريد، فيلزم إرسال هذا الرابط إلى ${email} بطريقة أخرى. كل من لديه الرابط يستطيع قبول الدعوة، مرة واحدة خلال 7 أيام. لن يظهر مرة أخرى.`,
  linkKept: 'نسخته',
  invitations: 'الدعوات المنتظرة',
  until: 'الانتهاء',
  withdraw: 'إلغاء الدعوة',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  signOut: 'تسجيل الخروج من كل مكان',
  signedOut: 'تم تسجيل الخروج من كل مكان.',
  remove: 'إزالة العضو',
  removeTitle: (name) => `هل تريد إزالة ${name}؟`,
  removeAbout: 'يُسجَّل خروج العضو ويفقد الوصول إلى هذه المؤسسة فورًا. تبقى أفعاله السابقة في سجل التدقيق.',
  removed: (name) => `تمت إزالة ${name}.`,
  nobody: 'لا أعضاء بعد.',
}

export const roleMessages: typeof roleMessagesType = {
  matrix: 'مقارنة الأدوار',
  scope: 'الصلاحية',
  may: 'نعم',
  mayNot: 'لا',
  events: 'الفعاليات',
  every: 'جميع الفعاليات',
}
