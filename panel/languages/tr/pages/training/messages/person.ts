import type { personMessages as personMessagesType } from '../../../../../src/pages/training/messages/person.ts'

export const personMessages: typeof personMessagesType = {
  title: 'Bir kişinin eğitimi',
  everything: 'Bu adresle ilgili her şey',
  current: 'Güncel eğitimler',
  earlier: 'Önceki dönemler',
  completions: 'Tamamlanan kurslar',
  noCompletions: 'Tamamlanan kurs yok.',
  cycle: (cycle) => `${cycle}. dönem`,
  dueOn: (day) => `son tarih ${day}`,
  completedOn: (day) => `tamamlanma ${day}`,
  edit: 'Düzenle',
  editTitle: (programme) => `Düzenle: ${programme}`,
  reassignAbout: 'Başka bir adres yazarsanız bu eğitim o kişiye geçer.',
  save: 'Kaydet',
  saved: 'Atama kaydedildi.',
  delete: 'Sil',
  changeEmail: 'E-posta adresini değiştir',
  changeEmailAbout: 'Bu kişinin tüm eğitimi yeni adrese taşınır. İki kayıt tek kişi olur; bu işlem geri alınamaz.',
  newEmail: 'Yeni e-posta adresi',
  change: 'Değiştir',
  changed: 'E-posta adresi değiştirildi.',
}
