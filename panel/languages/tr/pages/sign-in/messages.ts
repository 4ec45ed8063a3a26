import type {
  linkMessages as linkMessagesType,
  providerMessages as providerMessagesType,
  signInMessages as signInMessagesType,
} from '../../../../src/pages/sign-in/messages.ts'

export const signInMessages: typeof signInMessagesType = {
  signIn: 'Oturum aç',
  language: 'Dil',
  email: 'E-posta',
  password: 'Parola',
  name: 'Adınız',
  organisation: 'Kuruluş',
  timeZone: 'Saat dilimi',
  setUp: 'Laurel’i kurun',
  setUpAbout: 'Bu kurulumun sahibi olursunuz. Başkalarını daha sonra davet edebilirsiniz.',
  passwordHint: 'En az 10 karakter. Birbiriyle ilgisiz birkaç sözcük iyi bir seçimdir.',
  create: 'Hesap oluştur',
  code: 'Kod',
  codeAbout: 'Doğrulama uygulamanızdaki kodu veya bir kurtarma kodunu girin.',
  codeOfKept: 'Geçiş anahtarınızı eklerken kaydettiğiniz kurtarma kodlarından birini girin.',
  invited: 'Davetinizi kabul edin',
  invitedAbout:
    'Bir ad ve parola seçin. Zaten hesabınız varsa önce oturum açın, sonra davet bağlantısını yeniden açın.',
  inviteMissing: 'Daveti kabul etmek için davet e-postanızdaki bağlantıyı açın.',
  accept: 'Daveti kabul et',
  linkMissing: 'Laurel’i kurmak için sunucunun başlarken yazdırdığı bağlantıyı açın.',
}

export const linkMessages: typeof linkMessagesType = {
  byLink: 'E-posta bağlantısıyla oturum aç',
  byLinkAbout: 'Size e-postayla bir oturum açma bağlantısı göndeririz. Bir kez kullanılabilir, 15 dakika geçerlidir.',
  byLinkReady: 'Bağlantınız hazır. Bir kez kullanılabilir.',
  forgotten: 'Parolanızı mı unuttunuz?',
  reset: 'Parolanızı sıfırlayın',
  resetAbout:
    'Size e-postayla yeni parola seçebileceğiniz bir bağlantı göndeririz. Bir kez kullanılabilir, bir saat geçerlidir.',
  resetReady: 'Yeni parolayı kaydettiğinizde diğer tüm oturumlarınız kapatılır.',
  newPassword: 'Yeni parola',
  save: 'Kaydet ve oturum aç',
  send: 'Bağlantı gönder',
  sent: 'Bu adresle bir hesap varsa e-posta yola çıktı. Spam klasörünüze de bakın.',
  noServer: 'E-posta sunucusu ayarlanmadığı için bu kurulum e-posta gönderemiyor.',
  noServerAbout: 'Yöneticiden şu komutla sizin için bir bağlantı oluşturmasını isteyin:',
  another: 'Yeni bağlantı iste',
  back: 'Parolayla oturum aç',
}

export const providerMessages: typeof providerMessagesType = {
  by: (name) => `${name} ile oturum aç`,
  secondFactor: 'İki adımlı doğrulama',
  over: 'Bu oturum açma isteğinin süresi doldu. Yeniden başlayın.',
  again: 'Oturum açmaya dön',
  otherProblem: 'Oturum açılamadı. Yeniden deneyin.',
  problems: {
    provider_unknown: 'Bu kimlik sağlayıcı artık yok. Başka bir yolla oturum açın veya bir sahibe başvurun.',
    provider_unavailable: 'Kimlik sağlayıcı yanıt vermiyor. Daha sonra yeniden deneyin.',
    provider_refused: 'Kimlik sağlayıcı oturum açmanızı reddetti.',
    provider_untrusted: 'Kimlik sağlayıcının yanıtı doğrulanamadı. Bir sahibe başvurun.',
    sso_over: 'Oturum açma çok uzun sürdü veya başka bir tarayıcıda başlatıldı. Yeniden başlayın.',
    email_not_verified: 'E-posta adresiniz kimlik sağlayıcıda doğrulanmamış. Önce orada doğrulayın.',
    no_address: 'Kimlik sağlayıcı geçerli bir e-posta adresi göndermedi. Sağlayıcının yöneticisine başvurun.',
    other_domain: 'Kimlik sağlayıcının, e-posta alan adınızdaki kişiler için oturum açma yetkisi yok.',
    other_account: 'E-posta adresiniz orada daha önce başka bir hesapta kullanılmış. Bir sahibe başvurun.',
    not_a_member: 'Artık bu kuruluşun üyesi değilsiniz. Bir sahipten sizi davet etmesini isteyin.',
  },
}
