import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

// Names are in brackets or separate, so that none needs a suffix.

const atLeast = (min: number, one: string, several: string) => (min === 1 ? one : `En az ${min} ${several}`)

export const badgePage: Texts['badgePage'] = {
  brand: 'Rozet',
  skipLink: 'Rozete geç',
  failure: { note: 'Bu, hiçbir rozet hakkında bir şey söylemez.', onward: 'Bir belgeyi doğrula' },
  active: {
    heading: 'Gerçek rozet',
    meaning: (issuer, time) => html`<p>Rozeti veren: !${issuer}, !${time}. Geri alınmadı.</p>`,
  },
  revoked: {
    heading: 'Artık geçerli değil',
    meaning: (issuer, time) => html`<p>Rozet, veren tarafından geri alındı (!${issuer}): !${time}.</p>`,
    reason: (reason) => html`<p>Belirtilen neden: !${reason}</p>`,
    noReason: '<p>Bir neden belirtilmedi.</p>',
  },
  expired: {
    heading: 'Süresi dolmuş rozet',
    meaning: (issuer, time) => html`<p>Rozeti veren: !${issuer}. Süresinin dolduğu gün: !${time}.</p>`,
  },
  replaced: {
    heading: 'Yenilenmiş rozet',
    meaning: (issuer, time) =>
      html`<p>Rozet, veren tarafından düzeltilmiş biriyle değiştirildi (!${issuer}): !${time}.</p>`,
  },
  successor: 'Yerine geçen rozeti aç',
  evidence: 'Kanıtlar',
  missing: {
    heading: 'Böyle bir rozet yok',
    text: 'Bu adreste bir rozet yok. Adres kopyalanırken eksik kalmış olabilir: paylaşıldığı yerden yeniden açın.',
  },
  label: 'Rozet',
  earnedBy: 'Kazanan',
  badge: 'Rozet',
  issuer: 'Veren',
  through: (domain) => `${domain} üzerinden`,
  awardedAt: 'Veriliş tarihi',
  expiresAt: 'Geçerlilik sonu',
  revokedAt: 'Geri alınma tarihi',
  criteria: {
    heading: 'Neyle kazanıldı',
    byHand: (issuer) => html`<p>Bu rozetin kime verileceğini veren seçti (!${issuer}).</p>`,
    all: 'Bunların hepsi yapıldı:',
    sessions_attended: ({ min }) => html`${atLeast(min, 'Bir oturuma', 'oturuma')} katıldı`,
    events_attended: ({ min }) => html`${atLeast(min, 'Bir etkinliğe', 'etkinliğe')} katıldı`,
    event_attended: ({ of }) => (of ? html`Etkinliğe katıldı: !${of}` : 'Artık listelenmeyen bir etkinliğe katıldı'),
    certificates_earned: ({ min }) => html`${atLeast(min, 'Bir sertifika', 'sertifika')} aldı`,
    survey_completed: ({ of }) =>
      of ? html`Etkinliğin anketini yanıtladı: !${of}` : 'Bir etkinliğin anketini yanıtladı',
    programme_completed: ({ of }) =>
      of ? html`Programı tamamladı: !${of}` : 'Artık listelenmeyen bir programı tamamladı',
  },
  picture: (badge, holder, issuer) => `Rozet: ${badge}. Kazanan: ${holder}. Veren: ${issuer}.`,
  shared: (issuer) =>
    `Veren: ${issuer}. Neyle kazanıldığını ve şu anda geçerli olup olmadığını sayfada görebilirsiniz.`,
  actions: {
    heading: 'Saklayın ve paylaşın',
    picture: 'Resmi kaydet',
    linkedIn: 'LinkedIn profiline ekle',
    facts: 'Bilgiler (JSON)',
    credential: 'Doğrulanabilir dijital belge',
    wallet: 'Cüzdana ekle',
    link: 'Kopyalamak için bu sayfanın bağlantısı',
  },
}
