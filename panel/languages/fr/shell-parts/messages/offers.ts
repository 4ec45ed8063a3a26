import type { offerMessages as offerMessagesType } from '../../../../src/shell-parts/messages/offers.ts'

export const offerMessages: typeof offerMessagesType = {
  offer: 'Proposer une place',
  offerTo: (name) => `Proposer une place : ${name}`,
  offerAbout: (name) => `${name} reçoit un e-mail avec la proposition.`,
  offered: (name) => `Place proposée à ${name}.`,
  beyond: (name) =>
    `Aucune place n’est libre. ${name} reçoit un e-mail avec une proposition au-delà de la capacité ; si elle est acceptée, l’événement a un participant de plus que de places.`,
  beyondType: (name, type) =>
    `Aucune place n’est libre pour le type « ${type} ». ${name} reçoit un e-mail avec une proposition au-delà de sa capacité ; si elle est acceptée, le type a un participant de plus que de places.`,
  offerBeyond: 'Proposer malgré tout',
  withdraw: 'Retirer la proposition',
  withdrawFrom: (name) => `Retirer la proposition : ${name}`,
  withdrawAbout: (name) =>
    `${name} garde sa position sur la liste d’attente, ne reçoit ni e-mail ni autre proposition, sauf si vous en faites une. La place est proposée à la personne suivante.`,
  withdrawn: (name) => `Proposition à ${name} retirée.`,
}
