import type { signUpMessages as signUpMessagesType } from '../../../../../src/pages/attendees/messages/sign-ups.ts'

export const signUpMessages: typeof signUpMessagesType = {
  title: 'Oturumlar',
  none: 'Hiçbir oturuma kaydolmadı.',
  states: { place: '', wish: 'Etkinlikte yer alınca', missed: 'Doluydu' },
  change: 'Oturumları değiştir',
  save: 'Kaydet',
  saved: 'Kaydedildi.',
  signedUpOf: (count, capacity) => `${capacity} yerden ${count} tanesine kayıt var`,
  beyond: 'Oturum dolu olsa da',
  beyondAbout: 'Oturumda yer sayısından fazla kişi olur.',
  filter: 'Kaydolduğu oturum',
}
