import { messages } from '../../messages/use-messages.tsx'

export const agendaFileMessages = messages({ calendar: 'Calendar file' })
