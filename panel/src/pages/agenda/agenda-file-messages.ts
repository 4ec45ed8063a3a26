import { messages } from '../../messages/use-messages.tsx'

export const agendaFileMessages = messages({
  en: { calendar: 'Calendar file' },
  tr: { calendar: 'Takvim dosyası' },
})
