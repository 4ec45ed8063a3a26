import { messages } from '../../../messages/use-messages.tsx'

export const noteMessages = messages({
  en: {
    title: 'Notes',
    text: 'Note',
    example: 'Write a note for your colleagues',
    add: 'Add note',
    none: 'No notes.',
    more: 'Show more',
    edit: 'Edit',
    editOf: (time: string) => `Edit the note of ${time}`,
    edited: (time: string) => `${time}, edited`,
    delete: 'Delete',
    deleteOf: (time: string) => `Delete the note of ${time}`,
    deleted: 'Note deleted.',
  },
  tr: {
    title: 'Notlar',
    text: 'Not',
    example: 'Ekip arkadaşlarınız için bir not yazın',
    add: 'Not ekle',
    none: 'Not yok.',
    more: 'Daha fazla göster',
    edit: 'Düzenle',
    editOf: (time: string) => `Notu düzenle: ${time}`,
    edited: (time: string) => `${time}, düzenlendi`,
    delete: 'Sil',
    deleteOf: (time: string) => `Notu sil: ${time}`,
    deleted: 'Not silindi.',
  },
})
