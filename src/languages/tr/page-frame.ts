import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const frame: Texts['frame'] = {
  whose: (domain, address) =>
    html`<strong>${domain}</strong> sitesindesiniz. Kopyalanmış bir sayfada her şey yazabilir: bu sayfaya yalnızca tarayıcınızın adres çubuğundaki adres <span class="nowrap">${address}/</span> ile başlıyorsa güvenin.`,
  quiet: 'Bu sayfada betik çalışmaz ve IP adresiniz saklanmaz.',
  oneScript: 'Bu sayfadaki tek betik, dosyaları cihazınızda kontrol eder. IP adresiniz saklanmaz.',
  powered: 'Laurel ile çalışır',
  request: (id) => `İstek ${id}`,
  retry: (seconds) => `${seconds} saniye sonra yeniden deneyin.`,
  failures: {
    404: { heading: 'Burada bir şey yok', text: 'Adresi denetleyin.' },
    413: { heading: 'Bu metin çok uzun', text: 'Geri dönün, yazdıklarınızı kısaltın ve yeniden gönderin.' },
    429: { heading: 'Lütfen biraz bekleyin', text: 'Ağınızdan çok fazla istek geldi.' },
    500: {
      heading: 'Bizden kaynaklanan bir hata oluştu',
      text: 'Yeniden deneyin. Sorun sürerse aşağıdaki istek numarasını bu sitenin işletmecisine bildirin.',
    },
    503: { heading: 'Şu anda hizmet veremiyoruz', text: 'Hizmet birazdan yeniden başlayacak.' },
    unreadable: { heading: 'Bu istek okunamadı', text: 'Adresi denetleyip yeniden deneyin.' },
  },
}

export const publicForm: Texts['publicForm'] = {
  trap: 'Bunu boş bırakın',
  again: {
    quick: 'Çok hızlı oldu. Lütfen bir göz atıp düğmeye yeniden basın.',
    late: 'Form uzun süre açık kaldı. Lütfen bir göz atıp düğmeye yeniden basın.',
  },
  needed: 'Lütfen bunu doldurun.',
  problems: (count) => `Lütfen ${count} şeyi düzeltin`,
}

export const site: Texts['site'] = {
  brand: 'Etkinlikler ve sertifikalar',
  skipLink: 'İçeriğe geç',
  failure: {
    note: 'Bağlantı eksik olabilir ya da sayfa taşınmış olabilir.',
    onward: 'Ana sayfaya git',
  },
}

export const map: Texts['map'] = { show: 'Haritada göster' }

export const calendar: Texts['calendar'] = { online: 'Çevrimiçi katıl', speaker: 'Konuşmacı' }
