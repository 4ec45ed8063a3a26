import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'Bir gün önce hatırlatma',
  hour_before_online: 'Bir saat önce bağlantı',
  thank_you_survey: 'Teşekkür ve anket',
  missed_you: 'Sizi aramızda göremedik',
  certificate: 'Sertifikaları ver',
  expiry_reminder: 'Sertifika yakında sona eriyor',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'Örnek: konuşmalar günü',
  place: 'Belediye binası, büyük salon',
  about: 'Bu etkinlik ve katılımcıları kurgusaldır. Dilediğinizi deneyin: hiç e-posta gönderilmez.',
  talks: {
    opening: { title: 'Açılış', location: 'Büyük salon', speaker: 'Grace Hopper' },
    workshop: { title: 'Atölye: ilk adımlar', location: 'Oda 2', speaker: 'Ada Lovelace' },
    panel: { title: 'Panel ve kapanış', location: 'Büyük salon', speaker: 'Ayşe Yılmaz' },
  },
}

export const sampleCrm: Texts['sampleCrm'] = {
  industries: ['Etkinlik', 'Lojistik', 'Eğitim'],
  titles: ['Etkinlik müdürü', 'Satın alma uzmanı', 'Program yöneticisi', 'Topluluk yöneticisi', 'Direktör', 'Danışman'],
  deals: ['Bahar buluşması sponsorluğu', '30 kişilik eğitim', 'Yıllık üyelik', 'Fuar standı', 'Atölye dizisi'],
  notes: ['Ay sonundan önce teklif istedi.', 'İlk etkinliğimizde konuştu, yeniden gelmek istiyor.'],
  tags: { speaker: 'konuşmacı', sponsor: 'destekçi', sample: 'örnek' },
}

export const sampleForm: Texts['sampleForm'] = {
  form: 'Örnek: bize yazın',
  asked: { name: 'Adınız', email: 'E-posta adresiniz', topic: 'Konunuz', message: 'Mesajınız' },
  topics: ['Sponsorluk', 'Konuşmacılık', 'Başka bir konu'],
  messages: ['Bir sonraki etkinliğinizi desteklemek isteriz.', 'Sayılar kuramı hakkında konuşabilirim.'],
}

export const sampleSurvey: Texts['sampleSurvey'] = {
  rating: 'Günü nasıl buldunuz?',
  again: 'Yine gelir misiniz?',
  wish: 'Bir sonraki sefer için dileğiniz',
  wishes: ['Sorulara daha çok zaman.', 'Atölye için daha sessiz bir oda.', 'Aynen böyle.'],
}

export const sampleTraining: Texts['sampleTraining'] = {
  course: 'Örnek: ilk yardım',
  programme: 'Örnek: etkinliklerde güvenlik',
  about: 'Etkinlikte görev alan herkes bunu yılda bir kez tamamlar.',
  badge: 'Örnek: oturum tutkunu',
  badgeAbout: 'Üç oturuma katılanlar için.',
}
