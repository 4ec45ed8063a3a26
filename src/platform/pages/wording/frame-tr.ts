import { html } from 'ghtml'
import type { FrameWording } from './frame-wording.ts'

export const frameTr: FrameWording = {
  whose: (domain, address) =>
    html`<strong>${domain}</strong> sitesindesiniz. Kopyalanmış bir sayfada her şey yazabilir: bu sayfaya yalnızca tarayıcınızın adres çubuğundaki adres <span class="nowrap">${address}/</span> ile başlıyorsa güvenin.`,
  quiet: 'Bu sayfada betik çalışmaz ve IP adresiniz saklanmaz.',
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
