import type { signingKeyMessages as signingKeyMessagesType } from '../../../../../src/pages/settings/signing-keys/messages.ts'

export const signingKeyMessages: typeof signingKeyMessagesType = {
  title: 'İmza anahtarları',
  about:
    'Bu anahtarlar sertifikalarınızı ve rozetlerinizi imzalar; böylece herkes size sormadan doğrulayabilir. Anahtarlar iki yılda bir kendiliğinden değiştirilir.',
  notCheckable:
    'Sistem yöneticiniz SITE_URL ayarına alan adlı bir https adresi yazana kadar sertifika ve rozetlerinizi sizden başka kimse doğrulayamaz.',
  none: 'Henüz imza anahtarı yok.',
  noneHow: 'İlk anahtar, ilk sertifikanızla birlikte oluşturulur.',
  issue: 'Sertifika ver',
  purpose: 'İmzaladığı',
  purposes: { credential: 'Sertifikalar ve rozetler', log: 'Sertifika kayıt günlüğü' },
  state: 'Durum',
  states: { current: 'Kullanımda', replaced: 'Değiştirildi', withdrawn: 'Geri çekildi' },
  publicKey: 'Açık anahtar',
  copyKey: 'Açık anahtarı kopyala',
  site: 'Adres',
  created: 'Oluşturulma',
  retired: 'Değiştirilme',
  withdrawnAt: 'Geri çekilme',
  rotate: 'Anahtarı değiştir',
  rotateTitle: 'Sertifika ve rozet anahtarı değiştirilsin mi?',
  rotateAbout:
    'Yeni sertifika ve rozetler yeni bir anahtarla imzalanır. Eski anahtarın özel bölümü yok edilir. İmzaladığı her şey geçerli kalır.',
  rotated: 'Yeni anahtar kullanımda.',
  withdraw: 'Anahtarı geri çek',
  withdrawTitle: 'Bu anahtar geri çekilsin mi?',
  withdrawAbout:
    'Anahtar çalınmış olabilirse bunu yapın. İnsanların kaydettiği dosyalar artık doğrulanamaz; yeni dosyalar birkaç dakika içinde yeni bir anahtarla imzalanır. Sertifika ve rozetlerin kendisi geçerli kalır.',
  withdrawLog:
    'Anahtar çalınmış olabilirse bunu yapın. Sertifika kayıt günlüğü bundan sonra yeni bir anahtarla imzalanır.',
  affected: 'Yeniden imzalanacak sertifika ve rozet',
  withdrawn: 'Anahtar geri çekildi.',
}
