import { messages } from '../../../messages/use-messages.tsx'

export const stepMessages = messages({
  en: {
    steps: 'Get started',
    stepsDone: (done: string, all: string) => `${done} of ${all} completed`,
    done: 'Completed',
    open: 'To do',
    step: {
      event: 'Create an event',
      people: 'Add attendees',
      design: 'Choose a design',
      issue: 'Issue certificates',
      share: 'Share certificates',
    },
    stepAbout: {
      event: 'A name is all you need. You can change the other settings later.',
      people: 'Paste a list or upload a file.',
      design: 'Use one of six built-in designs, or create your own from any of them.',
      issue: 'Preview who gets a certificate and who does not before you issue them.',
      share: 'Share by email, link or QR code. Anyone can verify a certificate.',
    },
    sampleAbout:
      'Want to look around first? Add a sample event with 40 fictional attendees, and a few contacts, deals and trainings. No emails are sent, and you can remove everything with one click.',
    sample: 'Add sample data',
    sampleHere: 'Your organisation contains sample data.',
    sampleOpen: 'Open sample event',
    sampleAway: 'Remove sample data',
    sampleMade: 'Sample data added.',
    sampleGone: 'Sample data removed.',
    sampleAwayAbout:
      'This permanently deletes the sample event and everything in it, including certificates, and the sample contacts, companies, deals, form, training and badge. Your own data is not affected.',
  },
  tr: {
    steps: 'Başlangıç',
    stepsDone: (done: string, all: string) => `${done} / ${all} tamamlandı`,
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
  },
})
