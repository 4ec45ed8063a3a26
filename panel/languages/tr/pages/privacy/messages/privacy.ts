import type {
  privacyMessages as privacyMessagesType,
  requestMessages as requestMessagesType,
} from '../../../../../src/pages/privacy/messages/privacy.ts'

export const privacyMessages: typeof privacyMessagesType = {
  title: 'Gizlilik',
  views: { person: 'Kişi verileri', requests: 'Silme talepleri', retention: 'Saklama süreleri' },
  about:
    'Kişiler haklarında tuttuğunuz verileri isteyebilir veya silinmesini talep edebilir. Her şey e-posta adresiyle bulunur.',
  email: 'E-posta adresi',
  download: 'Verileri indir',
  downloadAbout: 'Adresle ilgili tüm kayıtları, sertifikaları, biletleri ve rozetleri içeren bir ZIP dosyası.',
  downloaded: 'Veriler indirildi.',
  erase: 'Kişiyi sil',
  eraseTitle: (email) => `${email} silinsin mi?`,
  eraseAbout: 'Bu işlem geri alınamaz. Önceki yedeklere ve gönderilmiş e-postalara ulaşılamaz.',
  certificates: 'Sertifikalar',
  certificatesAre: {
    keep: 'Adla birlikte geçerli kalır',
    anonymise: 'İptal edilir ve ad silinir',
  },
  nothing: 'Bu adresle ilgili kayıt yok.',
  erased: 'Silinecekler',
  kept: 'Saklanacaklar',
  records: 'Kayıtlar',
  count: 'Sayı',
  happens: 'Yapılacak işlem',
  why: 'Saklama nedeni',
  done: (count) => `${count} kayıt silindi veya anonimleştirildi.`,
  allRecords: 'Kayıtları göster',
}

export const requestMessages: typeof requestMessagesType = {
  title: 'Silme talepleri',
  none: 'Silme talebi yok.',
  noneHow: 'Kişiler /my adresindeki kendi sayfalarından silinmeyi talep edebilir. Talepler burada görünür.',
  person: 'Kişi',
  ended: 'Artık saklanmıyor',
  status: 'Durum',
  statuses: { open: 'Açık', erased: 'Silindi', declined: 'Reddedildi' },
  asked: 'Talep',
  endedAt: 'Sonuçlanma',
  reason: 'Neden',
  one: 'Silme talebi',
  due: 'Yasalar genellikle bir ay süre tanır.',
  decline: 'Reddet',
  declineTitle: 'Talep reddedilsin mi?',
  declineAbout: 'Kişiye bildirim gönderilmez. Reddetmeden önce kendisine yazın: sonrasında talepte adresi bulunmaz.',
  write: 'Kişiye yaz',
  subject: 'Verilerinizin silinmesi talebiniz',
  reasonAbout: 'Kendi kayıtlarınız için. Kişinin adını yazmayın.',
  declined: 'Talep reddedildi.',
}
