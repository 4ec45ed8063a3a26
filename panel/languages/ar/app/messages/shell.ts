import type { shellMessages as shellMessagesType } from '../../../../src/app/messages/shell.ts'

export const shellMessages: typeof shellMessagesType = {
  skip: 'الانتقال إلى المحتوى',
  places: 'التنقل',
  search: 'بحث',
  signOut: 'تسجيل الخروج',
  notFound: 'الصفحة غير موجودة',
  home: 'الانتقال إلى النظرة العامة',
}
