import type { checkInOneMessages as checkInOneMessagesType } from '../../../../src/shell-parts/messages/check-in-one.ts'

export const checkInOneMessages: typeof checkInOneMessagesType = {
  checkIn: 'Pointer',
  checkInOf: (name) => `Pointer : ${name}`,
  isIn: 'Pointage enregistré.',
  wasIn: 'Déjà pointé.',
  undone: 'Action annulée.',
  notUndone: 'Impossible d’annuler l’action. Réessayez.',
}
