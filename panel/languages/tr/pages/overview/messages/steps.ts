import type { stepMessages as stepMessagesType } from '../../../../../src/pages/overview/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  steps: 'Başlangıç',
  stepsDone: (done, all) => `${done} / ${all} tamamlandı`,
  done: 'Tamamlandı',
  open: 'Yapılacak',
  step: {
    event: 'Etkinlik oluştur',
    people: 'Katılımcı ekle',
    design: 'Tasarım seç',
    issue: 'Sertifika ver',
    share: 'Sertifikaları paylaş',
  },
  stepAbout: {
    event: 'Bir ad yeterli. Diğer ayarları sonra değiştirebilirsiniz.',
    people: 'Bir liste yapıştırın veya dosya yükleyin.',
    design: 'Altı hazır tasarımdan birini kullanın ya da bunlardan kendi tasarımınızı oluşturun.',
    issue: 'Vermeden önce kimlerin sertifika alacağını ve almayacağını görün.',
    share: 'E-posta, bağlantı veya karekodla paylaşın. Sertifikaları herkes doğrulayabilir.',
  },
  sampleAbout:
    'Önce göz atmak ister misiniz? 40 hayali katılımcısı olan örnek bir etkinlik ile birkaç kişi, fırsat ve eğitim ekleyin. E-posta gönderilmez; hepsini tek tıkla kaldırabilirsiniz.',
  sample: 'Örnek veri ekle',
  sampleHere: 'Kuruluşunuzda örnek veri var.',
  sampleOpen: 'Örnek etkinliği aç',
  sampleAway: 'Örnek veriyi kaldır',
  sampleMade: 'Örnek veri eklendi.',
  sampleGone: 'Örnek veri kaldırıldı.',
  sampleAwayAbout:
    'Örnek etkinlik, sertifikaları dahil içindeki her şeyle birlikte kalıcı olarak silinir; örnek kişiler, şirketler, fırsatlar, form, eğitim ve rozet de silinir. Kendi verileriniz etkilenmez.',
}
