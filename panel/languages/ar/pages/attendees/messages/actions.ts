import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { attendeeActionMessages as attendeeActionMessagesType } from '../../../../../src/pages/attendees/messages/actions.ts'

const plural = pluralsOf('ar')

/** After a noun, where the dual is `مشاركَين`. */
const attendees = (count: string) =>
  plural(count, {
    zero: '# مشارك',
    one: 'مشارك واحد',
    two: 'مشاركَين',
    few: '# مشاركين',
    many: '# مشاركًا',
    other: '# مشارك',
  })
const registrations = (count: string) =>
  plural(count, {
    zero: '# تسجيل',
    one: 'تسجيل واحد',
    two: 'تسجيلَين',
    few: '# تسجيلات',
    many: '# تسجيلًا',
    other: '# تسجيل',
  })
const tickets = (count: string) =>
  plural(count, {
    zero: '# تذكرة',
    one: 'تذكرة واحدة',
    two: 'تذكرتين',
    few: '# تذاكر',
    many: '# تذكرة',
    other: '# تذكرة',
  })

export const attendeeActionMessages: typeof attendeeActionMessagesType = {
  names: {
    approve: 'موافقة',
    decline: 'رفض',
    check_in: 'تسجيل الحضور',
    send_ticket: 'إرسال التذكرة',
    add_tag: 'إضافة وسم',
    remove_tag: 'إزالة وسم',
    cancel: 'إلغاء التسجيل',
    restore: 'استعادة التسجيل',
    delete: 'حذف',
  },
  more: 'إجراءات أخرى',
  issue: 'إصدار شهادة',
  write: 'إرسال رسالة',
  tag: 'الوسم',
  next: 'التالي',
  about: (count) => `عدد المشاركين الذين يشملهم هذا: ${count}.`,
  label: {
    approve: (count) => `الموافقة على ${registrations(count)}`,
    decline: (count) => `رفض ${registrations(count)}`,
    check_in: (count) => `تسجيل حضور ${attendees(count)}`,
    send_ticket: (count) => `إرسال ${tickets(count)}`,
    add_tag: (count) => `وسم ${attendees(count)}`,
    remove_tag: (count) => `إزالة الوسم عن ${attendees(count)}`,
    cancel: (count) => `إلغاء ${registrations(count)}`,
    restore: (count) => `استعادة ${registrations(count)}`,
    delete: (count) => `حذف ${attendees(count)}`,
  },
  deleteAbout:
    'سيحذف هذا التسجيلات وسجلات الحضور والإجابات نهائيًا، ولا يمكن التراجع عنه. تبقى الشهادات الصادرة صالحة ما لم تُسحب قبل ذلك.',
  skipped: (count) => `تم تخطي: ${count}`,
  noMore: (count) => `وآخرون: ${count}`,
  done: {
    approve: (count) => `تمت الموافقة على ${registrations(count)}.`,
    decline: (count) => `تم رفض ${registrations(count)}.`,
    check_in: (count) => `تم تسجيل حضور ${attendees(count)}.`,
    send_ticket: (count) => `في انتظار الإرسال: ${tickets(count)}.`,
    add_tag: (count) => `تم وسم ${attendees(count)}.`,
    remove_tag: (count) => `تمت إزالة الوسم عن ${attendees(count)}.`,
    cancel: (count) => `تم إلغاء ${registrations(count)}.`,
    restore: (count) => `تمت استعادة ${registrations(count)}.`,
    delete: (count) => `تم حذف ${attendees(count)}.`,
  },
  undone: 'تم التراجع.',
  notUndone: 'تعذر التراجع. يرجى إعادة المحاولة.',
  yes: 'نعم',
  no: 'لا',
  certificates: { none: 'لا شيء', active: 'صالحة', revoked: 'مسحوبة' },
}
