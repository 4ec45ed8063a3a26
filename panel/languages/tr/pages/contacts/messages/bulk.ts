import type { bulkMessages as bulkMessagesType } from '../../../../../src/pages/contacts/messages/bulk.ts'

export const bulkMessages: typeof bulkMessagesType = {
  change: 'Değiştir',
  delete: 'Sil',
  changeMany: (count) => `${count} kişiyi değiştir`,
  changeNow: (count) => `${count} kişiyi değiştir`,
  firstOnly: (most) => `Yalnızca listenin ilk ${most} kişisi işlenir; kalanlar için yineleyin.`,
  what: 'Değişiklik',
  changes: {
    add_tag: 'Etiket ekle',
    remove_tag: 'Etiketi kaldır',
    lifecycle_stage: 'Aşamayı belirle',
    owner: 'Sorumluyu belirle',
  },
  values: { add_tag: 'Etiket', remove_tag: 'Etiket', lifecycle_stage: 'Aşama', owner: 'Sorumlu' },
  ownerAbout: 'Sorumlu olmasın istiyorsanız boş bırakın.',
  progress: 'İlerleme',
  running: (done, all) => `${all} kişiden ${done}`,
  over: (done, all) => `Bitti: ${all} kişiden ${done}.`,
  stop: 'Durdur',
  deleteMany: (count) => `${count} kişi silinsin mi?`,
  deleteNow: (count) => `${count} kişiyi sil`,
  deleteAbout:
    'Kişiler, notları ve geçmişleriyle birlikte kalıcı olarak silinir. Bu işlem geri alınamaz. Fırsatı olan kişiler silinmez.',
  kept: (count) => `Fırsatları olduğu için ${count} kişi silinmedi.`,
}
