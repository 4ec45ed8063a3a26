import { messages } from '../../../messages/use-messages.tsx'

type State = 'place' | 'wish' | 'missed'

/** Texts about the single sessions that an attendee signed up for. */
export const signUpMessages = messages({
  en: {
    title: 'Sessions',
    none: 'Signed up for no session.',
    states: { place: '', wish: 'Once there is a place at the event', missed: 'Was full' } as Record<State, string>,
    change: 'Change sessions',
    save: 'Save',
    saved: 'Saved.',
    signedUpOf: (count: string, capacity: string) => `${count} of ${capacity} signed up`,
    beyond: 'Also when a session is full',
    beyondAbout: 'The session then has more people than places.',
    filter: 'Signed up for',
  },
  tr: {
    title: 'Oturumlar',
    none: 'Hiçbir oturuma kaydolmadı.',
    states: { place: '', wish: 'Etkinlikte yer alınca', missed: 'Doluydu' } as Record<State, string>,
    change: 'Oturumları değiştir',
    save: 'Kaydet',
    saved: 'Kaydedildi.',
    signedUpOf: (count: string, capacity: string) => `${capacity} yerden ${count} tanesine kayıt var`,
    beyond: 'Oturum dolu olsa da',
    beyondAbout: 'Oturumda yer sayısından fazla kişi olur.',
    filter: 'Kaydolduğu oturum',
  },
})
