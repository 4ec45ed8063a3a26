import type { suppressionMessages as suppressionMessagesType } from '../../../../../src/pages/emails/messages/suppressions.ts'

export const suppressionMessages: typeof suppressionMessagesType = {
  title: 'Engellenen adresler',
  find: 'Adres ara',
  address: 'Adres',
  reason: 'Neden',
  reasons: {
    rejected: 'Adres yok',
    complained: 'Spam olarak bildirildi',
    unsubscribed: 'Listeden çıktı',
    manual: 'Elle eklendi',
  },
  stops: {
    rejected: 'Bu adrese e-posta gönderilmez.',
    complained: 'Bu adrese e-posta gönderilmez.',
    unsubscribed: 'Kişi yalnızca kendi kaydı veya sertifikalarıyla ilgili e-postaları alır.',
    manual: 'Bu adrese e-posta gönderilmez.',
  },
  detail: 'Ayrıntılar',
  detailAbout: 'Ekip arkadaşlarınız için; örneğin kimin istediği.',
  since: 'Eklenme',
  none: 'Engellenen adres yok.',
  noneHow: 'E-postaları geri dönen, spam bildiren veya listeden çıkan adresler kendiliğinden eklenir.',
  add: 'Adresi engelle',
  addAbout: 'Bu adrese artık hiçbir e-posta gönderilmez; bilet ve sertifikalar da gönderilmez.',
  added: (address) => `${address} engellendi.`,
  email: 'Buna yol açan e-posta',
  everything: 'Bu adresle ilgili her şey',
  remove: 'Yeniden izin ver',
  removeAbout: {
    rejected:
      'E-posta sunucusu böyle bir posta kutusu olmadığını bildirdi. Gönderilen e-postalar yine geri döner ve çok sayıda geri dönüş, sağlayıcıların diğer e-postalarınıza da güvenmemesine yol açar. Yalnızca posta kutusu sonradan açıldıysa sürdürün.',
    complained:
      'Kişi bir e-postayı spam olarak bildirdi. Yeniden yazmak yeni bildirimlere yol açabilir; sağlayıcılar o zaman diğer e-postalarınızı da spam sayar. Yalnızca kişi e-posta almak istediyse sürdürün.',
    unsubscribed: 'Kişi listeden çıktı. Yalnızca bu e-postaları yeniden istediyse sürdürün.',
    manual: 'Bu adrese yeniden e-posta gönderilir.',
  },
  removed: (address) => `${address} adresine yeniden e-posta gönderilebilir.`,
}
