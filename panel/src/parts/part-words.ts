import { words } from '../words/use-words.tsx'

export const partWords = words({
  en: {
    unreachable: 'The service cannot be reached.',
    wrong: 'Something went wrong.',
    request: 'Request',
    again: 'Try again',
    noScope: 'Your role has no access here',
    lacks: (role: string, scope: string) =>
      `Your role ${role} lacks ${scope}. An owner of the organisation can give you another role.`,
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved',
    leave: 'Leave without saving? What you changed here is lost.',
    checkFields: 'Please check the marked fields.',
    copy: 'Copy',
    copied: 'Copied',
    loading: 'Loading',
    typeToConfirm: (word: string) => `Type “${word}” to confirm`,
    undo: 'Undo',
  },
  tr: {
    unreachable: 'Hizmete ulaşılamıyor.',
    wrong: 'Bir şeyler ters gitti.',
    request: 'İstek',
    again: 'Yeniden dene',
    noScope: 'Rolünüzün buraya erişimi yok',
    lacks: (role: string, scope: string) =>
      `${role} rolünüzde ${scope} yetkisi yok. Kuruluşun bir sahibi size başka bir rol verebilir.`,
    close: 'Kapat',
    cancel: 'Vazgeç',
    save: 'Kaydet',
    saved: 'Kaydedildi',
    leave: 'Kaydetmeden çıkılsın mı? Burada değiştirdikleriniz kaybolur.',
    checkFields: 'Lütfen işaretli alanları denetleyin.',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    loading: 'Yükleniyor',
    typeToConfirm: (word: string) => `Onaylamak için “${word}” yazın`,
    undo: 'Geri al',
  },
})
