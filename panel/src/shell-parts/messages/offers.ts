import { messages } from '../../messages/use-messages.tsx'

/** Texts about offers of a place to people on the waiting list. */
export const offerMessages = messages({
  offer: 'Offer a place',
  offerTo: (name: string) => `Offer a place: ${name}`,
  offerAbout: (name: string) => `${name} gets an email with the offer.`,
  offered: (name: string) => `Place offered to ${name}.`,
  beyond: (name: string) =>
    `No place is free. ${name} gets an email with an offer beyond the capacity; if it is accepted, the event has one attendee more than it has places.`,
  beyondType: (name: string, type: string) =>
    `No place is free for the type “${type}”. ${name} gets an email with an offer beyond its capacity; if it is accepted, the type has one attendee more than it has places.`,
  offerBeyond: 'Offer beyond capacity',
  withdraw: 'Withdraw offer',
  withdrawFrom: (name: string) => `Withdraw offer: ${name}`,
  withdrawAbout: (name: string) =>
    `${name} stays on the waiting list in the same position, gets no email and no further offer unless you make one. The place is offered to the next person.`,
  withdrawn: (name: string) => `Offer to ${name} withdrawn.`,
})
