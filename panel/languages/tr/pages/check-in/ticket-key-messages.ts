import type { ticketKeyMessages as ticketKeyMessagesType } from '../../../../src/pages/check-in/ticket-key-messages.ts'

export const ticketKeyMessages: typeof ticketKeyMessagesType = {
  title: 'Bilet güvenliği',
  about: 'Biletler bu etkinliğin anahtarıyla imzalanır, böylece kimse sahte bilet üretemez.',
  rotate: 'Yeni anahtar oluştur',
  explained: 'Yeni biletler yeni anahtarla imzalanır. Kapıdaki cihazlar sonraki bağlantıda öğrenir.',
  retire: 'Şimdiye kadar gönderilen biletleri reddet',
  retireAbout: 'Her katılımcıya yeni bilet gerekir: sonra biletleri yeniden gönderin. Bu işlem geri alınamaz.',
  rotated: 'Yeni anahtar oluşturuldu. Önceki biletler geçerli kalır.',
  retired: 'Yeni anahtar oluşturuldu. Önceki biletler reddedilir, biletleri yeniden gönderin.',
}
