import type { webhookMessages as webhookMessagesType } from '../../../../src/pages/developers/webhook-messages.ts'

export const webhookMessages: typeof webhookMessagesType = {
  edit: 'Düzenle',
  description: 'Açıklama',
  reach: 'Kapsam',
  everywhere: 'Tüm kuruluş',
  reachAbout: 'Kişilerdeki değişiklikler gibi hiçbir etkinliğe ait olmayan olaylar bu durumda gönderilmez.',
  headers: 'Özel başlıklar',
  headersAbout:
    'Her teslimatla gönderilir; örneğin ağ geçidinizin API anahtarı. Değerler şifreli saklanır ve daha sonra görüntülenemez.',
  addHeader: 'Başlık ekle',
  headerName: 'Başlık adı',
  headerValue: (name) => (name === '' ? 'Değer' : `${name} değeri`),
  removeHeader: 'Başlığı kaldır',
  storedHeaders: (names) => `Mevcut başlıklar: ${names}. Değerleri olduğu gibi kalır.`,
  replaceHeaders: 'Başlıkları değiştir',
  replaceAbout:
    'Kaydettiğinizde bu başlıklar mevcut olanların tümünün yerini alır. Kaldırmak için listeyi boş bırakın.',
  none: 'Yok',
}
