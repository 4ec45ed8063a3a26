import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { appScopeMessages as appScopeMessagesType } from '../../../../src/shell-parts/messages/app-scopes.ts'

const plural = pluralsOf('ar')

export const appScopeMessages: typeof appScopeMessagesType = {
  scopes: {
    'events:read': 'الاطلاع على الفعاليات وإعداداتها',
    'events:write': 'إنشاء الفعاليات وتغييرها وحذفها',
    'attendees:read': 'الاطلاع على المشاركين وإجاباتهم',
    'attendees:write': 'تسجيل المشاركين وتغيير بياناتهم وحذفهم',
    'certificates:read': 'الاطلاع على الشهادات والتصاميم',
    'certificates:write': 'إصدار الشهادات وتصحيحها وسحبها، وتغيير التصاميم',
    'sessions:read': 'الاطلاع على برامج الفعاليات ومن حضر',
    'sessions:write': 'تغيير برامج الفعاليات والمتحدثين',
    'checkin:write': 'تسجيل الحضور والمغادرة',
    'automations:read': 'الاطلاع على عمليات الأتمتة',
    'automations:write': 'إنشاء عمليات الأتمتة وتغييرها',
    'crm:read': 'الاطلاع على جهات الاتصال والشركات والصفقات',
    'crm:write': 'تغيير جهات الاتصال والشركات والصفقات',
    'webhooks:read': 'الاطلاع على خطافات الويب وعمليات تسليمها',
    'webhooks:write': 'اختبار خطافات الويب وإعادة التسليم',
    'forms:read': 'الاطلاع على النماذج وردودها',
    'forms:write': 'إنشاء النماذج وتغييرها',
    'training:read': 'الاطلاع على الدورات والبرامج التدريبية ومن أكملها',
    'training:write': 'التكليف بالتدريب وتسجيل إكماله',
    'emails:read': 'الاطلاع على البريد والرسائل والقوالب',
    'emails:write': 'إرسال الرسائل وتغيير القوالب',
    'surveys:read': 'الاطلاع على إجابات الاستبيانات',
    'surveys:write': 'تغيير إجابات الاستبيانات وحذفها',
    'badges:read': 'الاطلاع على الشارات وحامليها',
    'badges:write': 'إنشاء الشارات ومنحها',
    'organisation:read': 'الاطلاع على إعدادات المؤسسة',
    'organisation:write': 'تغيير إعدادات المؤسسة',
    'analytics:read': 'الاطلاع على الأرقام والتقارير',
    'credits:read': 'الاطلاع على الرصيد واستخدامه',
    'audit:read': 'الاطلاع على سجل التدقيق وسجل الطلبات',
  },
  scopeCount: (count) =>
    plural(count, {
      zero: 'لا صلاحيات',
      one: 'صلاحية واحدة',
      two: 'صلاحيتان',
      few: '# صلاحيات',
      many: '# صلاحية',
      other: '# صلاحية',
    }),
}
