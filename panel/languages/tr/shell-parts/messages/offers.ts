import type { offerMessages as offerMessagesType } from '../../../../src/shell-parts/messages/offers.ts'

export const offerMessages: typeof offerMessagesType = {
  offer: 'Yer öner',
  offerTo: (name) => `Yer öner: ${name}`,
  offerAbout: (name) => `${name} öneriyi e-postayla alır.`,
  offered: (name) => `Yer önerildi: ${name}.`,
  beyond: (name) =>
    `Boş yer yok. ${name} kapasitenin üstünde bir öneri alır; kabul ederse etkinlikte yer sayısından bir fazla katılımcı olur.`,
  beyondType: (name, type) =>
    `“${type}” türünde boş yer yok. ${name} kontenjanın üstünde bir öneri alır; kabul ederse bu türde yer sayısından bir fazla katılımcı olur.`,
  offerBeyond: 'Kapasite üstünde öner',
  withdraw: 'Öneriyi geri çek',
  withdrawFrom: (name) => `Öneriyi geri çek: ${name}`,
  withdrawAbout: (name) =>
    `${name} bekleme listesinde aynı sırada kalır, e-posta almaz ve siz önermedikçe yeni öneri almaz. Yer sıradaki kişiye önerilir.`,
  withdrawn: (name) => `Öneri geri çekildi: ${name}.`,
}
