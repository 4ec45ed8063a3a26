import type { singleKeyMessages as singleKeyMessagesType } from '../../../../src/components/messages/keys.ts'

export const singleKeyMessages: typeof singleKeyMessagesType = {
  label: 'اختصارات بمفتاح واحد',
  about: 'استخدام j و k و x و c و / و ? و g دون مفتاح إضافي. يُحفظ في هذا المتصفح.',
}
