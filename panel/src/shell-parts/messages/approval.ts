import { messages } from '../../messages/use-messages.tsx'

/** Texts about registrations that wait for approval. */
export const approvalMessages = messages({
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
})
