import type {
  peopleMessages as peopleMessagesType,
  roleMessages as roleMessagesType,
} from '../../../../../src/pages/settings/messages/people.ts'

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Üyeler',
  invite: 'Üye davet et',
  name: 'Ad',
  email: 'E-posta',
  role: 'Rol',
  roles: {
    owner: 'Sahip',
    admin: 'Yönetici',
    editor: 'Düzenleyici',
    checkin: 'Giriş görevlisi',
    viewer: 'İzleyici',
  },
  rolesAbout: {
    owner: 'tam erişim',
    admin: 'yalnızca sahiplere açık ayarlar dışında her şey',
    editor: 'etkinlik, katılımcı ve sertifika yönetimi',
    checkin: 'katılımcı girişi yapma',
    viewer: 'yalnızca görüntüleme',
  },
  reach: 'Erişim',
  events: (count) => (count === null ? 'Tüm etkinlikler' : `${count} etkinlik`),
  secondFactor: 'İki adım',
  yes: 'Açık',
  no: 'Kapalı',
  lastSeen: 'Son görülme',
  never: 'Hiç',
  invited: (email) => `${email} adresine davet gönderildi.`,
  linkTitle: 'Davet bağlantısı',
  linkAbout: (email) =>
    `Bu kurulumda e-posta sunucusu yok; bu bağlantıyı ${email} adresine siz gönderin. Bağlantıya sahip olan herkes daveti 7 gün içinde bir kez kabul edebilir. Daha sonra yeniden göremezsiniz.`,
  linkKept: 'Kopyaladım',
  invitations: 'Bekleyen davetler',
  until: 'Bitiş',
  withdraw: 'İptal et',
  save: 'Kaydet',
  saved: 'Kaydedildi.',
  signOut: 'Tüm oturumlarını kapat',
  signedOut: 'Tüm oturumları kapatıldı.',
  remove: 'Üyeyi çıkar',
  removeTitle: (name) => `${name} çıkarılsın mı?`,
  removeAbout: 'Oturumu hemen kapatılır ve bu kuruluşa erişimi kesilir. Geçmiş işlemleri denetim günlüğünde kalır.',
  removed: (name) => `${name} çıkarıldı.`,
  nobody: 'Henüz üye yok.',
}

export const roleMessages: typeof roleMessagesType = {
  matrix: 'Rolleri karşılaştır',
  scope: 'Yetki',
  may: 'Evet',
  mayNot: 'Hayır',
  events: 'Etkinlikler',
  every: 'Tüm etkinlikler',
}
