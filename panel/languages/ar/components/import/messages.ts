import type { importStepMessages as importStepMessagesType } from '../../../../src/components/import/messages.ts'

export const importStepMessages: typeof importStepMessagesType = {
  source: 'إضافة القائمة',
  paste: 'الصفوف الملصقة',
  choose: 'اختيار ملف',
  drop: 'أو إفلاته هنا',
  look: 'معاينة',
  other: 'استيراد قائمة أخرى',
  columns: 'مطابقة الأعمدة',
  header: 'العمود',
  first: 'أول قيمة',
  means: 'الحقل',
  leftOut: 'عدم الاستيراد',
  problems: 'صفوف فيها أخطاء',
  row: 'الصف',
  column: 'العمود',
  problem: 'الخطأ',
  done: 'اكتمل الاستيراد',
  failedRows: 'تنزيل الصفوف التي فيها أخطاء',
  nothing: 'لا يوجد شيء لاستيراده.',
  earlier: 'عمليات الاستيراد السابقة',
  failedRowsOf: (time) => `تنزيل الصفوف التي فيها أخطاء، ${time}`,
  verdict: ({ created, updated, skipped, failed }) =>
    [
      `الجديد: ${created}`,
      updated && `المحدّث: ${updated}`,
      skipped && `دون تغيير: ${skipped}`,
      failed && `فيه أخطاء: ${failed}`,
    ]
      .filter(Boolean)
      .join('، '),
  kept: 'تبقى الصفوف التي فيها أخطاء متاحة مدة 30 يومًا ضمن «عمليات الاستيراد السابقة».',
}
