import type { noteMessages as noteMessagesType } from '../../../../../src/pages/contacts/messages/notes.ts'

export const noteMessages: typeof noteMessagesType = {
  title: 'Notlar',
  text: 'Not',
  example: 'Ekip arkadaşlarınız için bir not yazın',
  add: 'Not ekle',
  none: 'Not yok.',
  more: 'Daha fazla göster',
  edit: 'Düzenle',
  editOf: (time) => `Notu düzenle: ${time}`,
  edited: (time) => `${time}, düzenlendi`,
  delete: 'Sil',
  deleteOf: (time) => `Notu sil: ${time}`,
  deleted: 'Not silindi.',
}
