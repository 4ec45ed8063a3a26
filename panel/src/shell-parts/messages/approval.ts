import { messages } from '../../messages/use-messages.tsx'

/** Texts about registrations that wait for approval. */
export const approvalMessages = messages({
  en: {
    toDecide: (count: string) => `${count} awaiting approval`,
    approve: 'Approve',
    approveOf: (name: string) => `Approve: ${name}`,
    approved: (name: string) => `${name} is registered and gets an email.`,
    approvedToWait: (name: string) => `No place is free: ${name} is on the waiting list and gets an email.`,
    decline: 'Decline',
    declineOf: (name: string) => `Decline: ${name}`,
    declineAbout: (name: string) => `${name} gets an email and can register again.`,
    reason: 'Reason (optional)',
    reasonAbout: 'Shown in the email.',
    declined: (name: string) => `${name} was declined and gets an email.`,
    decision: 'Decision',
  },
  tr: {
    toDecide: (count: string) => `${count} kayıt onay bekliyor`,
    approve: 'Onayla',
    approveOf: (name: string) => `Onayla: ${name}`,
    approved: (name: string) => `${name} kaydedildi ve e-postayla bilgilendirilir.`,
    approvedToWait: (name: string) => `Boş yer yok: ${name} bekleme listesinde ve e-postayla bilgilendirilir.`,
    decline: 'Reddet',
    declineOf: (name: string) => `Reddet: ${name}`,
    declineAbout: (name: string) => `${name} e-postayla bilgilendirilir ve yeniden kaydolabilir.`,
    reason: 'Gerekçe (isteğe bağlı)',
    reasonAbout: 'E-postada görünür.',
    declined: (name: string) => `${name} reddedildi ve e-postayla bilgilendirilir.`,
    decision: 'Karar',
  },
})
