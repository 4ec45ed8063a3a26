import { messages } from '../../messages/use-messages.tsx'

export const passkeyMessages = messages({
  en: {
    use: 'Use a passkey',
    notUsed: 'No passkey was used. Try again, or sign in another way.',
    hereAlready: 'You already have a passkey on this device.',
  },
  tr: {
    use: 'Geçiş anahtarı kullan',
    notUsed: 'Geçiş anahtarı kullanılmadı. Yeniden deneyin veya başka bir yolla oturum açın.',
    hereAlready: 'Bu cihazda zaten bir geçiş anahtarınız var.',
  },
})
