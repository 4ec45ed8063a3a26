import type { Texts } from '../../lib/text/texts.ts'

export const fileCheck: Texts['fileCheck'] = {
  heading: 'Dosyanın kendisini kontrol edin',
  lead: 'Bir belgenin ya da rozetin PDF, PNG veya JSON dosyasını buraya bırakın. Dosyayı tarayıcınız okur; hiçbir şey yüklenmez.',
  label: 'Kontrol edilecek dosyalar',
  asks: 'Yalnızca düzenleyenin sitesine açık anahtarları ve iptal listesi sorulur.',
  noScript: 'Burada bir dosyayı kontrol etmek için bu sayfada betiklere izin verin. Kod onlarsız da çalışır.',
  keep: 'Bu sayfayı ağ olmadan kullanmak için kaydet',
  keepHint: 'Önce bir belgeyi kontrol edin: kaydedilen sayfa düzenleyenin anahtarlarını ve listelerini de içerir.',
  copy: {
    title: 'Bir belgenin dosyasını kontrol et',
    saved: 'Bu sayfa şu siteden kaydedildi: ⟦domain⟧. Tarih: ⟦day⟧.',
    holds: 'Kontrol ettiğiniz belgeleri düzenleyenlerin anahtarlarını ve iptal listelerini içerir.',
    empty: 'Anahtar içermez. Düzenleyene sorar ya da buraya bıraktığınız anahtar ve listeleri kullanır.',
    site: 'Bunun yerine sitede kod yaz: ⟦domain⟧',
  },
  words: {
    reading: 'Okunuyor: ⟦name⟧ …',
    tooMany: 'Yalnızca ilk 20 dosya kontrol edildi.',
    checked: 'Kontrol edilenler',
    compare: 'Yalnızca bunlar kanıtlanmıştır. Size gösterilenle karşılaştırın.',
    page: 'Bu belgenin sayfasını aç',
    results: { passed: 'uygun', failed: 'uygun değil', open: 'bilinmiyor' },
    facts: {
      awardedTo: 'Belge sahibi',
      for: 'konu',
      issuer: 'Düzenleyen',
      site: 'Kaynak site',
      issued: 'Düzenlenme tarihi',
      until: 'Geçerlilik sonu',
      noEnd: 'Süresiz',
    },
    verdicts: {
      valid: {
        heading: '⟦domain⟧ sitesine göre geçerli',
        meaning:
          'Değiştirilmemiş, düzenleyenin anahtarıyla imzalanmış ve iptal edilmemiş. Bunun düzenleyenin sitesi olduğundan emin olun.',
      },
      kept: {
        heading: '⟦day⟧ tarihinde geçerli',
        meaning:
          'Bu sayfa o gün ⟦domain⟧ sitesinin anahtar ve listeleriyle kaydedildi. Sonraki değişiklikleri bilemez.',
      },
      given: {
        heading: 'Verdiğiniz anahtarlara uyuyor',
        meaning:
          'Değiştirilmemiş ve verdiğiniz listede iptal edilmemiş. İkisinin de ⟦domain⟧ sitesinden geldiğinden emin olun.',
      },
      revoked: { heading: 'İptal edilmiş', meaning: 'Düzenleyen bu belgeyi geri çekti. Belgeye güvenmeyin.' },
      expired: { heading: 'Süresi dolmuş', meaning: 'Belgenin verildiği süre sona erdi.' },
      early: {
        heading: 'Henüz geçerli değil',
        meaning: 'Belgenin süresi daha başlamadı ya da bu cihazın saati yanlış.',
      },
      changed: {
        heading: 'Değiştirilmiş ya da sahte',
        meaning: 'İmza, belgede yazanlara uymuyor. Belgeye güvenmeyin.',
      },
      stranger: {
        heading: 'Düzenleyen imzalamamış',
        meaning: 'İmzalayan anahtar hiçbir zaman ⟦domain⟧ sitesinin olmadı ya da geri çekildi. Belgeye güvenmeyin.',
      },
      open: {
        heading: 'Değiştirilmemiş, ama tümüyle kontrol edilemedi',
        meaning: 'İmzalandıktan sonra değiştirilmemiş. Gerisini yalnızca ⟦domain⟧ doğrulayabilir; ona da sorulamadı.',
      },
      print: {
        heading: 'Asıl PDF değil',
        meaning:
          'Bu, ⟦domain⟧ sitesinin imzaladığı dosya değil: değiştirilmiş ya da bir belgenin verileri çevresine yeniden çizilmiş. Yalnızca aşağıdaki verilere, o da diğer kontroller uygunsa güvenin.',
      },
      several: {
        heading: 'Tek dosyada birden çok belge',
        meaning: 'Asıl dosyada bir belge bulunur. Gönderenden asıl dosyayı isteyin.',
      },
      none: {
        heading: 'Bu dosyada belge verisi yok',
        meaning: 'Tarama, fotoğraf ya da eski bir dosya olabilir. Üzerinde basılı kodu yazın.',
      },
      foreign: {
        heading: 'Bu sayfanın kontrol edemediği bir belge',
        meaning: 'Verileri başka biçimde. Nasıl kontrol edileceğini düzenleyene sorun.',
      },
      large: {
        heading: 'Burada kontrol etmek için çok büyük',
        meaning: 'Dosya, bir belge dosyasından daha büyük ya da daha çok şey içeriyor.',
      },
    },
    checks: {
      file: {
        name: 'Dosya',
        pdf: 'Belgenin verileri PDF dosyasına eklenmiş.',
        png: 'Belgenin verileri resmin içinde.',
        json: 'Dosya, belgenin verilerinin kendisi.',
      },
      proof: {
        name: 'İmza',
        holds: 'İmzalandıktan sonra hiçbir şey değiştirilmemiş. Bunun için kimsenin sözü gerekmez.',
        broken: 'Belgede yazanlara uymuyor.',
      },
      key: {
        name: 'Düzenleyenin anahtarı',
        issuer: '⟦domain⟧ anahtarı şu anda listeliyor.',
        kept: 'Kaydedilen bu sayfadaki ⟦domain⟧ anahtarlarından biri.',
        given: '⟦domain⟧ için verdiğiniz anahtarlardan biri.',
        stranger: '⟦domain⟧ anahtarlarından biri değil.',
        unknown: '⟦domain⟧ sitesine anahtarları sorulamadı.',
      },
      status: {
        name: 'İptal',
        issuer: '⟦day⟧ tarihli ⟦domain⟧ listesinde yok.',
        kept: 'Kaydedilen bu sayfadaki ⟦day⟧ tarihli ⟦domain⟧ listesinde yok.',
        given: 'Verdiğiniz ⟦day⟧ tarihli ⟦domain⟧ listesinde yok.',
        revoked: '⟦domain⟧ listesinde yer alıyor.',
        ended: 'Eldeki tek liste ⟦day⟧ tarihine kadar kullanılabilirdi.',
        unknown: '⟦domain⟧ sitesinin kullanılabilir bir listesi elde yok.',
        elsewhere: 'Belirttiği liste ⟦domain⟧ sitesinin değil.',
      },
      dates: {
        name: 'Tarihler',
        inForce: 'Bu cihazın saatine göre geçerlilik sonu: ⟦day⟧.',
        endless: 'Süresiz.',
        ended: 'Geçerlilik sonu: ⟦day⟧.',
        future: 'Geçerlilik başlangıcı: ⟦day⟧.',
      },
      print: {
        name: 'Görünüm',
        issuer: 'Dosyanın tamamı ⟦domain⟧ sitesinin imzaladığı gibi.',
        kept: 'Kaydedilen bu sayfadaki yetkiliye göre dosyanın tamamı ⟦domain⟧ sitesinin imzaladığı gibi.',
        given: '⟦domain⟧ için verdiğiniz yetkiliye göre dosyanın tamamı imzalandığı gibi.',
        unsigned: 'PDF, ⟦domain⟧ imzası taşımıyor: herkes çizmiş olabilir.',
        added: 'İmzalandıktan sonra bir şey eklenmiş.',
        altered: 'İmzalandıktan sonra değiştirilmiş.',
        stranger: 'PDF dosyasını ⟦domain⟧ imzalamamış.',
        unreachable: 'İmzalandıktan sonra değiştirilmemiş, ama imzalayan ⟦domain⟧ sitesine sorulamadı.',
        picture: 'Resimlerin imzası olmaz. Yukarıdaki verilerle karşılaştırın.',
      },
    },
    limits: {
      kept: 'Ağ olmadan bu sayfa ⟦day⟧ tarihinden sonra neyin iptal edildiğini ya da geri çekildiğini bilemez.',
      given: 'Bu sayfa anahtar ve listelerin nereden geldiğini bilemez. Onları yalnızca düzenleyenin sitesinden alın.',
      open: 'Ağ varken yeniden deneyin ya da düzenleyenin did.json dosyasını ve iptal listesini belgeyle birlikte buraya bırakın.',
    },
  },
}
