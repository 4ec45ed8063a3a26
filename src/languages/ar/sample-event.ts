import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'تذكير قبل يوم',
  hour_before_online: 'رابط الانضمام قبل ساعة',
  thank_you_survey: 'شكر مع استبيان',
  missed_you: 'افتقدناك',
  certificate: 'إصدار الشهادات',
  expiry_reminder: 'تنتهي صلاحية الشهادة قريبًا',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'مثال: يوم من المحاضرات',
  place: 'مبنى البلدية، القاعة الكبرى',
  about: 'هذه الفعالية والمشاركون فيها من نسج الخيال. يمكن تجربة كل شيء: لا تُرسَل أي رسائل.',
  talks: {
    opening: { title: 'الافتتاح', location: 'القاعة الكبرى', speaker: 'Grace Hopper' },
    workshop: { title: 'ورشة عمل: الخطوات الأولى', location: 'الغرفة 2', speaker: 'Ada Lovelace' },
    panel: { title: 'ندوة وختام', location: 'القاعة الكبرى', speaker: 'Ayşe Yılmaz' },
  },
}
