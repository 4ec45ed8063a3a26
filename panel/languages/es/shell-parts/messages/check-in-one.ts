import type { checkInOneMessages as checkInOneMessagesType } from '../../../../src/shell-parts/messages/check-in-one.ts'

export const checkInOneMessages: typeof checkInOneMessagesType = {
  checkIn: 'Registrar acceso',
  checkInOf: (name) => `Registrar acceso: ${name}`,
  isIn: 'Acceso registrado.',
  wasIn: 'El acceso ya estaba registrado.',
  undone: 'Deshecho.',
  notUndone: 'No se pudo deshacer. Inténtelo de nuevo.',
}
