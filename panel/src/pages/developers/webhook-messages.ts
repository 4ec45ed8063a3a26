import { messages } from '../../messages/use-messages.tsx'

export const webhookMessages = messages({
  en: {
    edit: 'Edit',
    description: 'Description',
    reach: 'Sent for',
    everywhere: 'The whole organisation',
    reachAbout: 'Anything that belongs to no event, such as a change to a contact, is then not sent.',
    headers: 'Custom headers',
    headersAbout:
      'Sent with every delivery, such as an API key for your gateway. Values are stored encrypted and cannot be viewed later.',
    addHeader: 'Add header',
    headerName: 'Header name',
    headerValue: (name: string) => (name === '' ? 'Value' : `Value of ${name}`),
    removeHeader: 'Remove header',
    storedHeaders: (names: string) => `Current headers: ${names}. Their values stay as they are.`,
    replaceHeaders: 'Replace headers',
    replaceAbout: 'On saving, these headers replace all current ones. Leave the list empty to remove them.',
    none: 'None',
  },
  tr: {
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
    headerValue: (name: string) => (name === '' ? 'Değer' : `${name} değeri`),
    removeHeader: 'Başlığı kaldır',
    storedHeaders: (names: string) => `Mevcut başlıklar: ${names}. Değerleri olduğu gibi kalır.`,
    replaceHeaders: 'Başlıkları değiştir',
    replaceAbout:
      'Kaydettiğinizde bu başlıklar mevcut olanların tümünün yerini alır. Kaldırmak için listeyi boş bırakın.',
    none: 'Yok',
  },
})
