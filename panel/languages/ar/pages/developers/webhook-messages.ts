import type { webhookMessages as webhookMessagesType } from '../../../../src/pages/developers/webhook-messages.ts'

export const webhookMessages: typeof webhookMessagesType = {
  edit: 'تعديل',
  description: 'الوصف',
  reach: 'النطاق',
  everywhere: 'المؤسسة كلها',
  reachAbout: 'لا يُرسل عندئذ ما لا يخص أي فعالية، مثل تغيير جهة اتصال.',
  headers: 'ترويسات مخصصة',
  headersAbout: 'تُرسل مع كل عملية تسليم، مثل مفتاح API لبوابتك. تُخزن القيم مشفرة ولا يمكن عرضها لاحقًا.',
  addHeader: 'إضافة ترويسة',
  headerName: 'اسم الترويسة',
  headerValue: (name) => (name === '' ? 'القيمة' : `قيمة ${name}`),
  removeHeader: 'إزالة الترويسة',
  storedHeaders: (names) => `الترويسات الحالية: ${names}. تبقى قيمها كما هي.`,
  replaceHeaders: 'استبدال الترويسات',
  replaceAbout: 'عند الحفظ تحل هذه الترويسات محل جميع الحالية. لإزالتها تُترك القائمة فارغة.',
  none: 'لا شيء',
}
