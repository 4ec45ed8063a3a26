import type { complianceMessages as complianceMessagesType } from '../../../../../src/pages/training/messages/compliance.ts'

export const complianceMessages: typeof complianceMessagesType = {
  title: 'الامتثال',
  name: 'الأشخاص في التدريب',
  none: 'لا تدريب لأحد بعد',
  noneHow: 'يُنشأ برنامج تدريبي ثم يُكلَّف به أشخاص. تظهر حالتهم هنا.',
  toProgrammes: 'البرامج التدريبية',
  nextDue: 'موعد الاستحقاق التالي',
  assignmentsFile: 'جميع التكليفات (CSV)',
  trend: 'آخر 30 يومًا',
  noTrend: 'يحتاج الاتجاه إلى يومين فيهما تكليفات.',
  day: 'اليوم',
  notAssigned: 'دون تكليف',
  counts: {
    overdue: (count) => `المتأخر: ${count}`,
    due: (count) => `المستحق: ${count}`,
    compliant: (count) => `المكتمل: ${count}`,
  },
}
