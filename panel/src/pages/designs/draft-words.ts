import { words } from '../../words/use-words.tsx'

export const draftWords = words({
  en: {
    title: 'Changes that were not saved',
    from: (moment: string, distance: string) => `From ${moment} (${distance}), in this browser.`,
    older: (version: string, now: string) => `They were made on version ${version}; now it is version ${now}.`,
    goOn: 'Go on with them',
    drop: 'Delete them',
    took: 'These are the changes of then. Undo takes them back.',
    full: 'This browser has no room for a draft: save often.',
    leave: 'Leave without saving? Your changes stay in this browser, and are offered when you come back.',
  },
  tr: {
    title: 'Kaydedilmemiş değişiklikler',
    from: (moment: string, distance: string) => `${moment} (${distance}), bu tarayıcıda.`,
    older: (version: string, now: string) => `${version}. sürümde yapıldılar; şimdi ${now}. sürüm var.`,
    goOn: 'Onlarla sürdür',
    drop: 'Sil',
    took: 'O zamanki değişiklikler bunlar. Geri al onları kaldırır.',
    full: 'Bu tarayıcıda taslak için yer yok: sık kaydedin.',
    leave: 'Kaydetmeden çıkılsın mı? Değişiklikleriniz bu tarayıcıda kalır ve döndüğünüzde önerilir.',
  },
})
