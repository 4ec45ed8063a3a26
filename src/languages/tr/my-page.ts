import type { Texts } from '../../lib/text/texts.ts'

export const myPage: Texts['myPage'] = {
  brand: 'Biletlerim ve sertifikalarım',
  skipLink: 'İçeriğe geç',
  failure: {
    note: 'Biletleriniz ve sertifikalarınız olduğu gibi duruyor.',
    onward: 'Biletlerime ve sertifikalarıma git',
  },
  ask: {
    heading: 'Biletlerim ve sertifikalarım',
    text: 'Kaydolurken verdiğiniz e-posta adresini yazın. Biletlerinizi, sertifikalarınızı, rozetlerinizi ve eğitimlerinizi gösteren bir bağlantı göndeririz.',
    label: 'E-posta adresi',
    button: 'Bana bağlantı gönder',
    problem: 'ada@example.org gibi bir e-posta adresi yazın.',
    asked: {
      heading: 'E-postanıza bakın',
      text: 'Buradaki bir düzenleyen bu adresi tanıyorsa bağlantı yola çıktı. Bağlantı 30 dakika içinde bir kez açılır. Bir şey gelmediyse istenmeyen postalara bakın ya da kaydolurken verdiğiniz adresi deneyin.',
    },
    withoutMail: {
      heading: 'Bu site e-posta göndermiyor',
      text: 'Biletinizi veya sertifikanızı düzenleyenden isteyin.',
    },
  },
  open: {
    heading: 'Biletlerimi ve sertifikalarımı göster',
    text: 'Bağlantı bir kez kullanılabilir. Bu tarayıcı onları 24 saat boyunca gösterir.',
    button: 'Göster',
  },
  used: {
    heading: 'Bu bağlantı kullanılmış ya da süresi dolmuş',
    text: 'Bir bağlantı 30 dakika içinde bir kez açılır. Kendinize yenisini gönderin.',
  },
  list: {
    heading: 'Biletlerim ve sertifikalarım',
    text: 'Buradaki düzenleyenlerde adresinizle ilgili olanların tümü.',
    empty: 'Adresinizle ilgili bir şey yok.',
    more: (count) => `Her düzenleyenden en yeni ${count} kayıt gösterilir. İndirilen dosyada tümü vardır.`,
  },
  tickets: {
    heading: 'Biletler',
    noDate: 'Tarihi düzenleyen bildirecek',
    status: {
      registered: 'kayıtlı',
      waitlisted: 'bekleme listesinde',
      offered: 'yer açıldı',
      cancelled: 'iptal edildi',
      pending: 'onay bekliyor',
    },
  },
  certificates: {
    heading: 'Sertifikalar',
    status: { active: 'geçerli', expired: 'süresi doldu', revoked: 'iptal edildi' },
    issued: 'Veriliş',
    search: { shown: 'Arama motorları gösterebilir.', hidden: 'Arama motorlarından gizli.' },
    show: 'Arama motorlarına göster',
    hide: 'Arama motorlarından gizle',
    about: 'Her iki durumda da bağlantıyı veya kodu bilen herkes sertifikayı doğrulayabilir.',
  },
  badges: { heading: 'Rozetler' },
  trainings: {
    heading: 'Eğitimler',
    due: 'Son gün',
    done: 'Tamamlandı',
    status: { compliant: 'tamamlandı', overdue: 'gecikti', due: 'açık' },
  },
  courses: {
    heading: 'Tamamlanacak kurslar',
    about:
      'Bir kursu başka yerde mi tamamladınız? Sertifikayı veya başka bir belgeyi gönderin. Kararı düzenleyen verir.',
    send: 'Belge gönder',
    file: 'Dosya',
    fileAbout: (megabytes) => `PDF, PNG, JPEG veya WebP; en çok ${megabytes} MB.`,
    day: 'Biliniyorsa tamamlanma günü',
    button: 'Gönder',
    problems: {
      missing: 'Bir dosya seçin.',
      type: 'PDF, PNG, JPEG veya WebP dosyası seçin.',
      size: 'Dosya çok büyük. Daha küçük bir dosya seçin.',
      day: 'Gelecekte olmayan bir gün girin.',
      waiting: 'Bu kurs için birkaç dosya gönderdiniz. Düzenleyen karar verene kadar bekleyin.',
    },
  },
  evidence: {
    heading: 'Kurs belgeleri',
    sent: 'Gönderildi',
    reason: 'Gerekçe',
    status: { pending: 'karar bekliyor', approved: 'kabul edildi', declined: 'reddedildi' },
  },
  data: {
    heading: 'Verilerim',
    text: 'Dosyada yanıtlarınızla birlikte kayıtlarınız, sertifikalarınız, rozetleriniz ve eğitimleriniz JSON biçiminde bulunur.',
    download: 'Verilerimi indir',
  },
  erase: {
    heading: 'Verilerimi sil',
    text: 'Yasalar bazı kayıtların saklanmasını gerektirebildiği için her düzenleyen kendi kayıtları hakkında karar verir. Genellikle bir ay içinde yanıt verir.',
    ask: 'Biletleriniz geçersiz olur, rozetleriniz geri alınır. Düzenleyen iptal etmedikçe sertifikalar geçerli kalır.',
    button: 'Tüm düzenleyenlerden verilerimi silmelerini iste',
    waiting: 'Tüm düzenleyenlere ilettiniz. Size yanıt verecekler.',
  },
  leave: {
    heading: 'Çıkış',
    text: 'Başkalarının da kullandığı bir bilgisayardaysanız işiniz bitince çıkın.',
    button: 'Çıkış yap',
  },
  done: {
    evidence: 'Dosyanız gönderildi. Kararı düzenleyen verir.',
    erase: 'İsteğiniz tüm düzenleyenlere iletildi.',
    shown: 'Arama motorları artık bu sertifikayı gösterebilir. Bu haftalar sürebilir.',
    hidden: 'Sertifika gizlendi. Arama motorlarının kaldırması haftalar sürebilir.',
  },
}
