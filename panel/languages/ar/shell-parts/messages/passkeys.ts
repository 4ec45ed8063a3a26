import type { passkeyMessages as passkeyMessagesType } from '../../../../src/shell-parts/messages/passkeys.ts'

export const passkeyMessages: typeof passkeyMessagesType = {
  use: 'استخدام مفتاح مرور',
  notUsed: 'لم يُستخدم مفتاح مرور. يمكن إعادة المحاولة أو تسجيل الدخول بطريقة أخرى.',
  hereAlready: 'لديك مفتاح مرور على هذا الجهاز.',
}
