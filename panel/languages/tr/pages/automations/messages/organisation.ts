import type { organisationRuleMessages as organisationRuleMessagesType } from '../../../../../src/pages/automations/messages/organisation.ts'

export const organisationRuleMessages: typeof organisationRuleMessagesType = {
  title: 'Yeni etkinliklerin otomasyonları',
  about:
    'Her yeni etkinlik bu otomasyonları alır ve her kopya aslını izler. Var olan etkinlikler almaz. Bir etkinlik kendi kopyasını devre dışı bırakabilir.',
  none: 'Yeni etkinlikler için henüz otomasyon yok.',
  noneHow: 'Hatırlatma ve teşekkür e-postalarını burada bir kez ekleyin, her yeni etkinlikte bulunsun.',
  events: 'Etkinlikler',
  eventCount: (n) => `${n} etkinlikte var`,
  removeAbout:
    'Otomasyon, tüm etkinliklerdeki kopyaları ve çalışmalarıyla birlikte kalıcı olarak silinir, bekleyenler iptal edilir. Bu işlem geri alınamaz.',
  savedEverywhere: 'Bulunduğu tüm etkinliklerde kaydedildi.',
}
