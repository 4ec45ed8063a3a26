import type { presenceMessages as presenceMessagesType } from '../../../../src/app/messages/presence.ts'

export const presenceMessages: typeof presenceMessagesType = {
  presence: 'تأكيد الهوية',
  presenceAbout: 'هذا إجراء حساس. بعد التأكيد لن يُطلب منك ذلك مرة أخرى مدة عشر دقائق.',
  elsewhereAbout:
    'ليست لديك كلمة مرور ولا مفتاح مرور، لذا يلزم تسجيل الدخول مرة أخرى للتأكيد. يُفتح تسجيل الدخول في علامة تبويب جديدة؛ يرجى العودة إلى هذه بعد الانتهاء.',
  byProvider: (name) => `تسجيل الدخول عبر ${name}`,
  byMail: 'تسجيل الدخول برابط بريدي',
  confirm: 'تأكيد',
  password: 'كلمة المرور',
  code: 'الرمز',
}
