import { words } from '../../words/use-words.tsx'

export const providerWords = words({
  en: {
    by: (name: string) => `Sign in by ${name}`,
    secondFactor: 'Second factor',
    over: 'This sign-in is over. Begin again.',
    again: 'To the sign-in',
    otherProblem: 'Nobody was signed in. Try again.',
    problems: {
      provider_unknown: 'There is no such provider here any more. Take another way, or ask an owner.',
      provider_unavailable: 'The provider does not answer. Try again in a while.',
      provider_refused: 'The provider did not sign you in.',
      provider_untrusted: 'What the provider answered is not to be trusted, so nobody was signed in. Tell an owner.',
      sso_over: 'That took too long, or was begun in another browser. Begin again.',
      email_not_verified: 'The provider has not verified your address, so it is not known who you are.',
      no_address: 'What the provider gave as your address is not an e-mail address. Ask who runs the provider.',
      other_domain: 'The provider does not speak for the domain of your address.',
      other_account: 'Somebody else there has had your address before. Ask an owner.',
      not_a_member: 'You do not belong to this organisation any more. Ask an owner to invite you.',
    } as Record<string, string>,
  },
  tr: {
    by: (name: string) => `${name} ile oturum aç`,
    secondFactor: 'İkinci adım',
    over: 'Bu oturum açma sona erdi. Yeniden başlayın.',
    again: 'Oturum açmaya dön',
    otherProblem: 'Oturum açılmadı. Yeniden deneyin.',
    problems: {
      provider_unknown: 'Burada artık böyle bir sağlayıcı yok. Başka bir yol seçin ya da bir sahibe sorun.',
      provider_unavailable: 'Sağlayıcı yanıt vermiyor. Biraz sonra yeniden deneyin.',
      provider_refused: 'Sağlayıcı oturumunuzu açmadı.',
      provider_untrusted: 'Sağlayıcının yanıtına güvenilemediği için oturum açılmadı. Bir sahibe bildirin.',
      sso_over: 'Çok uzun sürdü ya da başka bir tarayıcıda başlandı. Yeniden başlayın.',
      email_not_verified: 'Sağlayıcı adresinizi doğrulamamış; bu yüzden kim olduğunuz bilinmiyor.',
      no_address: 'Sağlayıcının adresiniz olarak verdiği metin bir e-posta adresi değil. Sağlayıcıyı yönetene sorun.',
      other_domain: 'Sağlayıcı, adresinizin alan adı için yetkili değil.',
      other_account: 'Orada adresiniz daha önce başkasınınmış. Bir sahibe sorun.',
      not_a_member: 'Artık bu kuruluşta değilsiniz. Bir sahipten sizi davet etmesini isteyin.',
    } as Record<string, string>,
  },
})
