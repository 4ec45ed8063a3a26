import type { runMessages as runMessagesType } from '../../../../../src/pages/automations/messages/runs.ts'

export const runMessages: typeof runMessagesType = {
  title: 'عمليات التنفيذ',
  person: 'الشخص',
  due: 'الموعد',
  status: 'الحالة',
  reason: 'السبب',
  statuses: {
    waiting: 'في الانتظار',
    queued: 'في قائمة التنفيذ',
    done: 'نُفّذت',
    failed: 'فشلت',
    skipped: 'تُخطيت',
    cancelled: 'أُلغيت',
  },
  none: 'لا عمليات تنفيذ بعد.',
  noneHow: 'كلما نُفّذت القاعدة لشخص ظهر ذلك هنا مع ما تم، أو سبب عدم تنفيذه.',
}
