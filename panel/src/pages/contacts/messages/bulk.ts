import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Change = 'add_tag' | 'remove_tag' | 'lifecycle_stage' | 'owner'
const contacts = (count: string) => counted(count, 'contact', 'contacts')

export const bulkMessages = messages({
  en: {
    change: 'Change',
    delete: 'Delete',
    changeMany: (count: string) => `Change ${contacts(count)}`,
    changeNow: (count: string) => `Change ${contacts(count)}`,
    firstOnly: (most: string) => `Only the first ${most} of the list are included; repeat it for the others.`,
    what: 'Change',
    changes: {
      add_tag: 'Add a tag',
      remove_tag: 'Remove a tag',
      lifecycle_stage: 'Set the stage',
      owner: 'Set the owner',
    } as Record<Change, string>,
    values: { add_tag: 'Tag', remove_tag: 'Tag', lifecycle_stage: 'Stage', owner: 'Owner' } as Record<Change, string>,
    ownerAbout: 'Leave it empty for nobody.',
    progress: 'Progress',
    running: (done: string, all: string) => `${done} of ${all}`,
    over: (done: string, all: string) => `Done: ${done} of ${all}.`,
    stop: 'Stop',
    deleteMany: (count: string) => `Delete ${contacts(count)}?`,
    deleteNow: (count: string) => `Delete ${contacts(count)}`,
    deleteAbout:
      'This permanently deletes them with their notes and timelines. It cannot be undone. Contacts with deals are kept.',
    kept: (count: string) => `${contacts(count)} kept, since there are deals.`,
  },
  tr: {
    change: 'Değiştir',
    delete: 'Sil',
    changeMany: (count: string) => `${count} kişiyi değiştir`,
    changeNow: (count: string) => `${count} kişiyi değiştir`,
    firstOnly: (most: string) => `Yalnızca listenin ilk ${most} kişisi işlenir; kalanlar için yineleyin.`,
    what: 'Değişiklik',
    changes: {
      add_tag: 'Etiket ekle',
      remove_tag: 'Etiketi kaldır',
      lifecycle_stage: 'Aşamayı belirle',
      owner: 'Sorumluyu belirle',
    } as Record<Change, string>,
    values: { add_tag: 'Etiket', remove_tag: 'Etiket', lifecycle_stage: 'Aşama', owner: 'Sorumlu' } as Record<
      Change,
      string
    >,
    ownerAbout: 'Sorumlu olmasın istiyorsanız boş bırakın.',
    progress: 'İlerleme',
    running: (done: string, all: string) => `${all} kişiden ${done}`,
    over: (done: string, all: string) => `Bitti: ${all} kişiden ${done}.`,
    stop: 'Durdur',
    deleteMany: (count: string) => `${count} kişi silinsin mi?`,
    deleteNow: (count: string) => `${count} kişiyi sil`,
    deleteAbout:
      'Kişiler, notları ve geçmişleriyle birlikte kalıcı olarak silinir. Bu işlem geri alınamaz. Fırsatı olan kişiler silinmez.',
    kept: (count: string) => `Fırsatları olduğu için ${count} kişi silinmedi.`,
  },
})
