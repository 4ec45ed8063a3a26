import type { approvalMessages as approvalMessagesType } from '../../../../src/shell-parts/messages/approval.ts'

export const approvalMessages: typeof approvalMessagesType = {
  toDecide: (count) => `${count} à valider`,
  approve: 'Valider',
  approveOf: (name) => `Valider : ${name}`,
  approved: (name) => `L’inscription de ${name} est validée ; un e-mail lui est envoyé.`,
  approvedToWait: (name) => `Aucune place n’est libre : ${name} est sur la liste d’attente et reçoit un e-mail.`,
  decline: 'Refuser',
  declineOf: (name) => `Refuser : ${name}`,
  declineAbout: (name) => `${name} reçoit un e-mail et peut s’inscrire de nouveau.`,
  reason: 'Motif (facultatif)',
  reasonAbout: 'Affiché dans l’e-mail.',
  declined: (name) => `L’inscription de ${name} est refusée ; un e-mail lui est envoyé.`,
  decision: 'Décision',
}
