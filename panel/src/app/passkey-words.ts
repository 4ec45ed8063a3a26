import { words } from '../words/use-words.tsx'

export const passkeyWords = words({
  en: {
    use: 'Use a passkey',
    notUsed: 'No passkey was used. Try again, or take another way.',
    hereAlready: 'This device has a passkey of yours already.',
  },
  tr: {
    use: 'Geçiş anahtarı kullan',
    notUsed: 'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da başka bir yol seçin.',
    hereAlready: 'Bu aygıtta geçiş anahtarınız zaten var.',
  },
})
