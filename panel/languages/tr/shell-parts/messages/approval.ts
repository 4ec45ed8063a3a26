import type { approvalMessages as approvalMessagesType } from '../../../../src/shell-parts/messages/approval.ts'

export const approvalMessages: typeof approvalMessagesType = {
  toDecide: (count) => `${count} kayıt onay bekliyor`,
  approve: 'Onayla',
  approveOf: (name) => `Onayla: ${name}`,
  approved: (name) => `${name} kaydedildi ve e-postayla bilgilendirilir.`,
  approvedToWait: (name) => `Boş yer yok: ${name} bekleme listesinde ve e-postayla bilgilendirilir.`,
  decline: 'Reddet',
  declineOf: (name) => `Reddet: ${name}`,
  declineAbout: (name) => `${name} e-postayla bilgilendirilir ve yeniden kaydolabilir.`,
  reason: 'Gerekçe (isteğe bağlı)',
  reasonAbout: 'E-postada görünür.',
  declined: (name) => `${name} reddedildi ve e-postayla bilgilendirilir.`,
  decision: 'Karar',
}
