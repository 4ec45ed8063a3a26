import type { courseMessages as courseMessagesType } from '../../../../../src/pages/training/messages/courses.ts'

export const courseMessages: typeof courseMessagesType = {
  title: 'Kurslar',
  none: 'Henüz kurs yok',
  noneHow:
    'Başka yerde, örneğin bir eğitim platformunda tamamlanan kursları ekleyin; programlar bunları gerektirebilir.',
  create: 'Yeni kurs',
  created: 'Kurs oluşturuldu.',
  edit: 'Kursu düzenle',
  saved: 'Kurs kaydedildi.',
  save: 'Kaydet',
  name: 'Ad',
  code: 'Kod',
  codeAbout: 'Eğitim platformunun kullandığı kod. Benzersizdir; büyük ve küçük harf ayrımı vardır.',
  delete: 'Kursu sil',
  deleteAbout: 'Kurs, hiçbir program gerektirmiyorsa ve kimse tamamlamadıysa silinebilir.',
  deleted: 'Kurs silindi.',
  added: 'Eklenme',
  findCode: 'Tam kod',
}
