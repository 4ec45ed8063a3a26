import { messages } from '../../messages/use-messages.tsx'

export const partMessages = messages({
  en: {
    unreachable: 'Could not connect to the server.',
    wrong: 'Something went wrong.',
    /** Errors by their code, where the panel says more than the service. */
    byCode: {} as Record<string, string>,
    request: 'Request ID:',
    again: 'Try again',
    noScope: 'You do not have access to this page',
    lacks: (role: string, scope: string) =>
      `The ${role} role does not include ${scope}. Ask an owner of the organisation to change your role.`,
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved.',
    leave: 'Leave without saving? Your changes will be lost.',
    checkFields: 'Check the highlighted fields.',
    copy: 'Copy',
    copied: 'Copied',
    loading: 'Loading',
    othersHere: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} also viewing this page.`,
    typeToConfirm: (word: string) => `Type “${word}” to confirm`,
    waitFor: (seconds: number) => `Try again in ${seconds} s`,
    waited: 'You can try again now.',
    undo: 'Undo',
  },
  tr: {
    unreachable: 'Sunucuya bağlanılamadı.',
    wrong: 'Bir şeyler ters gitti.',
    byCode: {
      not_found: 'Bulunamadı.',
      rate_limited: 'Çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.',
      payload_too_large: 'Dosya çok büyük.',
      internal: 'Bir şeyler ters gitti. Yeniden deneyin.',
      unavailable: 'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.',
    } as Record<string, string>,
    request: 'İstek kimliği:',
    again: 'Yeniden dene',
    noScope: 'Bu sayfaya erişiminiz yok',
    lacks: (role: string, scope: string) =>
      `${role} rolünde ${scope} yetkisi yok. Rolünüzü değiştirmesi için kuruluşun bir sahibine başvurun.`,
    close: 'Kapat',
    cancel: 'Vazgeç',
    save: 'Kaydet',
    saved: 'Kaydedildi.',
    leave: 'Kaydetmeden çıkılsın mı? Değişiklikleriniz kaybolur.',
    checkFields: 'İşaretli alanları denetleyin.',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    loading: 'Yükleniyor',
    othersHere: (names: string) => `Bu sayfa şu kişilerde de açık: ${names}.`,
    typeToConfirm: (word: string) => `Onaylamak için “${word}” yazın`,
    waitFor: (seconds: number) => `${seconds} sn sonra yeniden deneyin`,
    waited: 'Şimdi yeniden deneyebilirsiniz.',
    undo: 'Geri al',
  },
})

export const passwordMessages = messages({
  en: { show: (label: string) => `Show ${label.toLowerCase()}` },
  tr: { show: (label: string) => `Göster: ${label}` },
})
