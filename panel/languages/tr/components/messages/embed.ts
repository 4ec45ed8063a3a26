import type { embedMessages as embedMessagesType } from '../../../../src/components/messages/embed.ts'

export const embedMessages: typeof embedMessagesType = {
  embed: 'Web sitenizde kayıt',
  embedAbout:
    'Bu satırı kayıt formunun görünmesini istediğiniz yere yapıştırın. Yüksekliğini kendisi ayarlar ve çerez bırakmaz.',
  embedMore: 'İsteğe bağlı: data-theme="light", "dark" veya "auto" ve data-accent="#1e5140".',
  copyEmbed: 'Satırı kopyala',
}
