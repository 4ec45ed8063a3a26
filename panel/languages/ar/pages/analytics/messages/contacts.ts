import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactFigureMessages as contactFigureMessagesType } from '../../../../../src/pages/analytics/messages/contacts.ts'

const plural = pluralsOf('ar')

export const contactFigureMessages: typeof contactFigureMessagesType = {
  title: 'جهات الاتصال',
  contacts: 'جهات الاتصال',
  newContacts: 'جهات الاتصال الجديدة',
  active: 'جهات الاتصال النشطة',
  companies: 'الشركات',
  newCompanies: 'الشركات الجديدة',
  overTime: 'جهات الاتصال الجديدة والنشطة',
  bySource: 'جهات الاتصال حسب المصدر',
  source: 'المصدر',
  share: 'النسبة',
  newOf: (count) => `الجديدة في هذه الفترة: ${count}`,
  byStage: 'جهات الاتصال حسب المرحلة',
  stage: 'المرحلة',
  stages: { lead: 'عميل محتمل', qualified: 'مؤهل', customer: 'عميل', evangelist: 'مناصر' },
  byScore: 'جهات الاتصال حسب نقاط الاهتمام',
  byScoreAbout: 'عدد جهات الاتصال التي تقع نقاطها في كل نطاق.',
  score: 'النقاط',
  fewScores: 'البيانات غير كافية بعد: نقاط جميع جهات الاتصال متقاربة. تُظهر قواعد النقاط الفروق بينها.',
  pipeline: 'الصفقات',
  noDeals: 'لا صفقات بعد.',
  pipelineIn: (currency) => `الصفقات الآن، بعملة ${currency}`,
  weighted: (amount) => `المبلغ المفتوح؛ وبعد ترجيحه بالاحتمال: ${amount}.`,
  amount: 'المبلغ',
  deals: (count) =>
    plural(count, {
      zero: 'لا صفقات',
      one: 'صفقة واحدة',
      two: 'صفقتان',
      few: '# صفقات',
      many: '# صفقة',
      other: '# صفقة',
    }),
  closedIn: (currency) => `المكسوبة والخاسرة، بعملة ${currency}`,
  winRate: (share) => `نسبة المكسوبة من الصفقات المغلقة: ${share}.`,
  won: 'مكسوبة',
  lost: 'خاسرة',
  passage: 'كيف تنتقل الصفقات بين المراحل',
  passageAbout: 'الصفقات التي دخلت كل مرحلة في هذه الفترة.',
  entered: 'دخلت',
  movedOn: 'انتقلت',
  rate: 'النسبة',
  stay: 'وسيط المكوث',
  days: (count) =>
    plural(count, {
      zero: 'أقل من يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
}
