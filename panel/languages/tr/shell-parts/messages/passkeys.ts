import type { passkeyMessages as passkeyMessagesType } from '../../../../src/shell-parts/messages/passkeys.ts'

export const passkeyMessages: typeof passkeyMessagesType = {
  use: 'Geçiş anahtarı kullan',
  notUsed: 'Geçiş anahtarı kullanılmadı. Yeniden deneyin veya başka bir yolla oturum açın.',
  hereAlready: 'Bu cihazda zaten bir geçiş anahtarınız var.',
}
