import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

// Names are in brackets or separate, so that none needs a suffix.

const inForce = { end: 'Geçerlilik sonu', check: 'İptal edilmemiş ve süresi dolmamış.' }
const because = (reason: string) => html`Belirtilen neden: !${reason}`

export const verification: Texts['verification'] = {
  brand: 'Belge doğrulama',
  skipLink: 'Sonuca geç',
  failure: { note: 'Bu, hiçbir belgenin geçerliliği hakkında bir şey söylemez.', onward: 'Bir belgeyi doğrula' },
  statuses: {
    valid: {
      ...inForce,
      heading: () => 'Geçerli',
      meaning: () => '<p>Bu belge burada gördüğünüz biçimde verilmiştir ve yürürlüktedir.</p>',
    },
    changed: {
      ...inForce,
      heading: () => 'Geçerli, ancak kaydı değiştirilmiş',
      meaning: ({ issuer }) =>
        html`<p>Belge yürürlükte, ancak saklanan kaydı, verilirken günlüğe işlenenle artık aynı değil. Belgeye güvenmeden önce düzenleyenden (!${issuer}) teyit isteyin.</p>`,
    },
    unlogged: {
      ...inForce,
      heading: () => 'Geçerli, ancak düzenleme günlüğünde yok',
      meaning: ({ issuer }) =>
        html`<p>Belge yürürlükte, ancak verilen belgelerin günlüğünde onunla ilgili bir kayıt yok. Belgeye güvenmeden önce düzenleyenden (!${issuer}) teyit isteyin.</p>`,
    },
    expired: {
      end: 'Geçerliliği sona erdi',
      check: 'İptal edilmemiş, ancak süresi dolmuş.',
      heading: ({ day }) => `Süresi ${day} tarihinde doldu`,
      meaning: ({ time }) => html`<p>Belge gerçek, ancak geçerlilik süresi sona erdi: !${time}.</p>`,
    },
    replaced: {
      end: 'Değiştirildi',
      check: 'Yerine başka bir belge verilmiş.',
      heading: ({ day }) => `${day} tarihinde yenisiyle değiştirildi`,
      meaning: ({ time, reason, next }) =>
        html`<p>Düzenleyen, bu belgenin yerine yenisini verdi: !${time}. Bu belge artık geçerli değil.</p>
!${reason && html`<p>!${because(reason)}</p>`}
<p><a class="onward" href="${next}">Yerine geçen belgeye git</a></p>`,
    },
    revoked: {
      end: 'İptal edildi',
      check: 'Düzenleyen tarafından iptal edilmiş.',
      heading: ({ day }) => `${day} tarihinde iptal edildi`,
      meaning: ({ time, reason }) =>
        html`<p>Düzenleyen bu belgeyi geri çekti: !${time}. Belgeye güvenmeyin.</p>
<p>!${reason ? because(reason) : 'Düzenleyen bir neden belirtmedi.'}</p>`,
    },
  },
  missing: {
    unknown: {
      heading: 'Bulunamadı',
      meaning:
        '<p>Burada bu kodu taşıyan bir belge yok. Bu kodun yazılı olduğu bir belgeye, düzenleyenine sormadan güvenmeyin.</p>',
    },
    mistyped: {
      heading: 'Bulunamadı: yazım hatası olabilir',
      meaning:
        '<p>Kodun son karakteri ötekilerden hesaplanır. Burada onlara uymuyor, yani en az bir karakter yanlış. Bu, belgenin sahte olduğu anlamına gelmez. Kodu belgedekiyle karşılaştırıp yeniden deneyin.</p>',
    },
  },
  certificate: {
    label: 'Belge',
    awardedTo: 'Belge sahibi',
    for: 'Etkinlik',
    issuer: 'Düzenleyen',
    through: (domain) => `${domain} üzerinden`,
    tier: 'Düzey',
    date: 'Etkinlik tarihi',
    issuedAt: 'Veriliş tarihi',
    noEnd: 'Süresiz',
    code: 'Kod',
  },
  picture: {
    caption: 'Verildiği hâliyle belge',
    alt: (name, event, issuer) => `Belge. Sahibi: ${name}. Etkinlik: ${event}. Düzenleyen: ${issuer}.`,
    opens: 'PDF dosyasını açar.',
    shared: (issuer, day) =>
      `Düzenleyen: ${issuer}. Veriliş tarihi: ${day}. Belgenin şu anda geçerli olup olmadığını görmek için sayfayı açın.`,
  },
  checks: {
    heading: 'Neler denetlendi',
    when: (time) => html`!${time}, bu sayfayı açtığınız anda`,
    asOf: (time) =>
      html`En yeni kayıtlara şimdi ulaşılamıyor. Bu sayfa kayıtların !${time} tarihindeki durumunu gösterir. İptal gibi sonraki değişiklikler burada görünmez.`,
    passed: 'uygun',
    failed: 'uygun değil',
    pending: 'henüz değil',
    record: { what: 'Kayıt', found: (domain) => `${domain} veritabanında bulundu.` },
    status: 'Durum',
    credential: {
      what: 'Doğrulanabilir dijital belge',
      valid: 'Düzenleyenin anahtarıyla imzalı ve iptal edilmiş olarak işaretli değil.',
      revoked: 'İmzalı, ancak iptal edilmiş olarak işaretli; tüm doğrulayıcılar reddeder.',
      expired: 'Düzenleyenin anahtarıyla imzalı, ancak süresi dolmuş.',
      key_withdrawn: 'Düzenleyen, bunu imzalayan anahtarı geri çekti. Belge yeniden imzalanıyor.',
      not_signed: 'İmzalanıyor. Birkaç dakika sonra yeniden bakın.',
      broken: 'İmzası saklanan kayda uymuyor.',
    },
    log: {
      what: 'Düzenleme günlüğü',
      entry: (position, size) => `Düzenleyenin günlüğündeki ${size} kayıttan ${position} numaralısı.`,
      proof: 'Kaydın kanıtı',
      entering: 'Düzenleyenin günlüğüne işleniyor.',
      same: 'Saklanan kayıt, belge verilirken günlüğe işlenenle aynı.',
      changed: 'Saklanan kayıt, belge verilirken günlüğe işlenenden farklı.',
      missing: 'Bu belgeyle ilgili bir kayıt yok.',
    },
    missing: (domain, time) => html`!${time} itibarıyla ${domain} veritabanında aranan kod:`,
  },
  actions: {
    heading: 'Saklayın ve paylaşın',
    revoked: 'İptal edilmiş bir belgenin dosyaları artık verilmez.',
    picture: 'Resim (PNG)',
    linkedIn: 'LinkedIn profiline ekle',
    share: { heading: 'Bu belgeyi paylaşın', email: 'E-posta' },
    facts: 'Veriler (JSON)',
    credential: 'Doğrulanabilir dijital belge',
    wallet: 'Cüzdana ekle',
    link: 'Bu sayfanın bağlantısı, kopyalamak için',
    yourself: 'Kendiniz denetleyin',
    ask: 'Hizmete bu sayfa olmadan, <code>curl</code> bulunan herhangi bir bilgisayardan sorun:',
    compare:
      'Yalnızca yürürlükteki bir belge için <code>"valid": true</code> yanıtı gelir. Yanıttaki adı, başlığı ve tarihleri size gösterilenlerle karşılaştırın.',
  },
  doubt: {
    heading: 'Yanlış görünen bir şey varsa',
    items: (issuer) => {
      const who = issuer === null ? '' : html` (!${issuer})`
      return [
        html`Ad, başlık veya tarih size gösterilen kâğıttan ya da dosyadan farklıysa burada yazan geçerlidir. Kendi bulduğunuz iletişim bilgileriyle belgeyi düzenleyene!${who} sorun.`,
        'Bağlantı veya karekod sizi aşağıdakinden başka bir adrese götürdüyse kodu buradaki kutuya yazın.',
        html`Belge sizinse ve içinde bir yanlışlık varsa düzenleyen!${who} düzeltilmiş bir belge verebilir. Eski bağlantı o zaman yenisini gösterir.`,
      ]
    },
  },
  form: {
    button: 'Doğrula',
    hint: (example) =>
      html`Kod belgenin üzerinde yazılıdır ve şuna benzer: !${example}. Büyük veya küçük harf, boşluk ve tire fark etmez; 0 yerine O, 1 yerine I da yazabilirsiniz. Belgenin bağlantısı da olur.`,
    first: 'Belgenin kodu',
    another: 'Başka bir belgeyi doğrulayın',
    again: 'Yeniden deneyin',
  },
  entrance: {
    title: 'Belge doğrulama',
    heading: 'Bu belge gerçek mi?',
    lead: (domain) =>
      `Belgenin kodunu yazın; ${domain} kayıtlarına göre kime, ne için verildiğini ve hâlâ geçerli olup olmadığını görün.`,
    empty: 'Önce kodu yazın.',
    tooLong: 'Bu, bir kod için fazla uzun. Yalnızca 13 karakteri yazın.',
  },
}
