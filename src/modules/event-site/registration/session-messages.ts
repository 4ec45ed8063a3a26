import type { Language } from '../../../lib/text/languages.ts'
import type { SignUpRow } from '../../attendees/index.ts'

/** Texts about sessions that people choose when they register. */
type SessionMessages = {
  label: string
  left: (places: number) => string
  full: string
  begun: string
  /** Problems of a choice. */
  isFull: (title: string) => string
  hasBegun: (title: string) => string
  overlap: (one: string, other: string) => string
  gone: string
  /** On the personal page: heading, and what is said about a session besides its title. */
  chosen: string
  states: Record<SignUpRow['status'], string>
}

export const sessionMessages: Record<Language, SessionMessages> = {
  en: {
    label: 'Sessions',
    left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
    full: 'Full',
    begun: 'Has begun',
    isFull: (title) => `“${title}” is full. Choose another session.`,
    hasBegun: (title) => `“${title}” has begun. Choose another session.`,
    overlap: (one, other) => `“${one}” and “${other}” overlap. Choose one of them.`,
    gone: 'A session that you chose is no longer offered. Please choose again.',
    chosen: 'Your sessions',
    states: { place: '', wish: 'You get a place if there is one when you are registered', missed: 'No place was left' },
  },
  tr: {
    label: 'Oturumlar',
    left: (places) => `${places} yer kaldı`,
    full: 'Dolu',
    begun: 'Başladı',
    isFull: (title) => `“${title}” dolu. Başka bir oturum seçin.`,
    hasBegun: (title) => `“${title}” başladı. Başka bir oturum seçin.`,
    overlap: (one, other) => `“${one}” ile “${other}” çakışıyor. Birini seçin.`,
    gone: 'Seçtiğiniz bir oturuma artık kayıt alınmıyor. Lütfen yeniden seçin.',
    chosen: 'Oturumlarınız',
    states: { place: '', wish: 'Kaydınız kesinleştiğinde yer varsa sizindir', missed: 'Yer kalmadı' },
  },
}
