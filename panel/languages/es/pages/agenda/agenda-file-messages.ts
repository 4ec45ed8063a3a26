import type { agendaFileMessages as agendaFileMessagesType } from '../../../../src/pages/agenda/agenda-file-messages.ts'

export const agendaFileMessages: typeof agendaFileMessagesType = { calendar: 'Archivo de calendario' }
