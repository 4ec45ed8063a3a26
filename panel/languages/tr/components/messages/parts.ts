import type {
  partMessages as partMessagesType,
  passwordMessages as passwordMessagesType,
} from '../../../../src/components/messages/parts.ts'

export const partMessages: typeof partMessagesType = {
  unreachable: 'Sunucuya bağlanılamadı.',
  wrong: 'Bir şeyler ters gitti.',
  byCode: {
    not_found: 'Bulunamadı.',
    rate_limited: 'Çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.',
    payload_too_large: 'Dosya çok büyük.',
    internal: 'Bir şeyler ters gitti. Yeniden deneyin.',
    unavailable: 'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.',
  },
  request: 'İstek kimliği:',
  again: 'Yeniden dene',
  noScope: 'Bu sayfaya erişiminiz yok',
  lacks: (role, scope) =>
    `${role} rolünde ${scope} yetkisi yok. Rolünüzü değiştirmesi için kuruluşun bir sahibine başvurun.`,
  close: 'Kapat',
  cancel: 'Vazgeç',
  save: 'Kaydet',
  saved: 'Kaydedildi.',
  leave: 'Kaydetmeden çıkılsın mı? Değişiklikleriniz kaybolur.',
  checkFields: 'İşaretli alanları denetleyin.',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  loading: 'Yükleniyor',
  othersHere: (names) => `Bu sayfa şu kişilerde de açık: ${names}.`,
  typeToConfirm: (word) => `Onaylamak için “${word}” yazın`,
  waitFor: (seconds) => `${seconds} sn sonra yeniden deneyin`,
  waited: 'Şimdi yeniden deneyebilirsiniz.',
  undo: 'Geri al',
}

export const passwordMessages: typeof passwordMessagesType = { show: (label) => `Göster: ${label}` }
