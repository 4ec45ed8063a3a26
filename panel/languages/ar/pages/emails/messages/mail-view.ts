import type { mailViewMessages as mailViewMessagesType } from '../../../../../src/pages/emails/messages/mail-view.ts'

export const mailViewMessages: typeof mailViewMessagesType = {
  views: 'طريقة المعاينة',
  names: { desktop: 'حاسوب', phone: 'هاتف', dark: 'داكن', text: 'نص عادي' },
}
