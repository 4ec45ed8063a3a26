import type { valueMessages as valueMessagesType } from '../../../../../src/pages/designs/messages/values.ts'

export const valueMessages: typeof valueMessagesType = {
  add: 'قيمة…',
  noValues: 'يمكن أن تعرّف الفعاليات في إعداداتها قيمًا مثل الساعات أو التقدير، ثم تُضاف هنا.',
  value: 'القيمة',
  textAbout: (placeholders) => `قيم الفعاليات: ${placeholders}.`,
  private: 'قيم خاصة',
  privateAbout: 'تُطبع، لكنها لا تظهر في صفحة الشهادة ولا لمن يتحققون منها.',
  privacy: 'القيم الخاصة',
}
