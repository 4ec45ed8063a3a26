import { messages } from '../../messages/use-messages.tsx'

/** Texts about offers of a place to people on the waiting list. */
export const offerMessages = messages({
  en: {
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
  },
  tr: {
    offer: 'Yer öner',
    offerTo: (name: string) => `Yer öner: ${name}`,
    offerAbout: (name: string) => `${name} öneriyi e-postayla alır.`,
    offered: (name: string) => `Yer önerildi: ${name}.`,
    beyond: (name: string) =>
      `Boş yer yok. ${name} kapasitenin üstünde bir öneri alır; kabul ederse etkinlikte yer sayısından bir fazla katılımcı olur.`,
    beyondType: (name: string, type: string) =>
      `“${type}” türünde boş yer yok. ${name} kontenjanın üstünde bir öneri alır; kabul ederse bu türde yer sayısından bir fazla katılımcı olur.`,
    offerBeyond: 'Kapasite üstünde öner',
    withdraw: 'Öneriyi geri çek',
    withdrawFrom: (name: string) => `Öneriyi geri çek: ${name}`,
    withdrawAbout: (name: string) =>
      `${name} bekleme listesinde aynı sırada kalır, e-posta almaz ve siz önermedikçe yeni öneri almaz. Yer sıradaki kişiye önerilir.`,
    withdrawn: (name: string) => `Öneri geri çekildi: ${name}.`,
  },
})
