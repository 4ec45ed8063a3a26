import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('ar')

export const marketplace: Texts['marketplace'] = {
  brand: 'الفعاليات',
  skipLink: 'الانتقال إلى الفعاليات',
  failure: { note: 'لا يدل هذا على شيء بشأن أي فعالية.', onward: 'عرض جميع الفعاليات' },
  heading: { upcoming: 'الفعاليات القادمة', past: 'الفعاليات السابقة', all: 'جميع الفعاليات' },
  lead: (domain) => `مؤتمرات وورش عمل ودورات على ${domain}، مفتوحة للجميع.`,
  of: (organiser) => html`فعاليات !${organiser} فقط.`,
  search: {
    label: 'عمّ تبحث؟',
    hint: 'كلمات من الاسم أو المكان',
    button: 'بحث',
    tooMany: 'يرجى البحث بثماني كلمات على الأكثر.',
  },
  more: 'خيارات أخرى',
  type: { label: 'النوع', any: 'الكل' },
  when: { label: 'الوقت', upcoming: 'القادمة', past: 'السابقة', all: 'الكل' },
  from: 'من',
  to: 'إلى',
  place: 'المكان',
  free: 'فيها أماكن شاغرة',
  sort: {
    label: 'الترتيب',
    usual: 'الافتراضي',
    soonest: 'الأقرب موعدًا أولًا',
    latest: 'الأبعد موعدًا أولًا',
    newest: 'الأحدث أولًا',
  },
  count: (events, capped) =>
    capped
      ? `أكثر من ${events.toLocaleString('ar-u-nu-latn')} فعالية`
      : plural(events, {
          zero: 'لا توجد فعاليات',
          one: 'فعالية واحدة',
          two: 'فعاليتان',
          few: `${events} فعاليات`,
          many: `${events} فعالية`,
          other: `${events} فعالية`,
        }),
  nth: (page) => `الصفحة ${page}`,
  paging: { label: 'الصفحات', previous: 'السابق', next: 'التالي' },
  none: {
    found: {
      heading: 'لا توجد نتائج',
      text: 'لا توجد فعاليات مطابقة. يمكن المحاولة بكلمات أو خيارات أقل.',
      onward: 'عرض جميع الفعاليات القادمة',
    },
    upcoming: {
      heading: 'لا شيء مخطط له حاليًا',
      text: 'تظهر الفعاليات الجديدة هنا فور نشرها.',
      onward: 'عرض الفعاليات السابقة',
    },
    ever: {
      heading: 'لا توجد فعاليات بعد',
      text: 'تظهر الفعاليات هنا فور أن تنشر جهة منظِّمة إحداها.',
      onward: 'التحقق من شهادة',
    },
  },
  by: 'الجهة المنظِّمة',
  everybody: 'عرض فعاليات جميع الجهات',
  places: {
    left: (places) =>
      plural(places, {
        zero: 'لا أماكن متبقية',
        one: 'بقي مكان واحد',
        two: 'بقي مكانان',
        few: `بقيت ${places} أماكن`,
        many: `بقي ${places} مكانًا`,
        other: `بقي ${places} مكان`,
      }),
    full: 'اكتمل العدد، مع قائمة انتظار',
    closed: 'التسجيل مغلق',
    past: 'انتهت',
  },
  feed: 'متابعة هذه الفعاليات في قارئ خلاصات (RSS)',
}
