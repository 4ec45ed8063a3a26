import type { awardBadgeMessages as awardBadgeMessagesType } from '../../../../src/shell-parts/messages/award-badge.ts'

export const awardBadgeMessages: typeof awardBadgeMessagesType = {
  title: 'Rozet ver',
  award: (badge) => `Rozet ver: ${badge}`,
  awardTo: (name) => `Rozet ver: ${name}`,
  submit: 'Ver',
  badge: 'Rozet',
  noBadges: 'Verilebilecek rozet yok. Önce Rozetler sayfasında bir rozet oluşturun.',
  name: 'Ad soyad',
  nameAbout: 'Rozette göründüğü gibi.',
  email: 'E-posta',
  awarded: (name) => `Rozet verildi: ${name}.`,
  already: (name) => `Bu rozet zaten verilmiş: ${name}.`,
  evidence: 'Kanıtlar',
  evidenceAbout: 'Rozetin herkese açık sayfasında görünür; örneğin bir konuşma ve kaydının bağlantısı.',
  nth: (nth) => `${nth}. kanıt`,
  text: 'Metin',
  url: 'Bağlantı (isteğe bağlı)',
  add: 'Kanıt ekle',
  remove: (nth) => `${nth}. kanıtı kaldır`,
}
