import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const marketplace: Texts['marketplace'] = {
  brand: 'Etkinlikler',
  skipLink: 'Etkinliklere geç',
  failure: { note: 'Bu, herhangi bir etkinlik hakkında bir şey söylemez.', onward: 'Bütün etkinlikleri gör' },
  heading: { upcoming: 'Yaklaşan etkinlikler', past: 'Geçmiş etkinlikler', all: 'Bütün etkinlikler' },
  lead: (domain) => `${domain} sitesinde herkese açık konferanslar, atölyeler ve kurslar.`,
  of: (organiser) => html`Yalnızca şu düzenleyenin etkinlikleri: !${organiser}.`,
  search: {
    label: 'Ne arıyorsunuz?',
    hint: 'Etkinliğin adından ya da yerinden sözcükler',
    button: 'Ara',
    tooMany: 'Lütfen en çok sekiz sözcükle arayın.',
  },
  more: 'Diğer seçenekler',
  type: { label: 'Tür', any: 'Hepsi' },
  when: { label: 'Zaman', upcoming: 'Yaklaşan', past: 'Geçmiş', all: 'Hepsi' },
  from: 'Başlangıç',
  to: 'Bitiş',
  place: 'Yer',
  free: 'Boş yeri olanlar',
  sort: { label: 'Sıra', usual: 'Olağan', soonest: 'Önce ilk tarih', latest: 'Önce son tarih', newest: 'Önce en yeni' },
  count: (events, capped) => (capped ? `${events.toLocaleString('tr')} etkinlikten fazla` : `${events} etkinlik`),
  nth: (page) => `${page}. sayfa`,
  paging: { label: 'Sayfalar', previous: 'Önceki', next: 'Sonraki' },
  none: {
    found: {
      heading: 'Bir şey bulunamadı',
      text: 'Böyle bir etkinlik yok. Daha az sözcük ya da seçenekle deneyin.',
      onward: 'Yaklaşan bütün etkinlikleri gör',
    },
    upcoming: {
      heading: 'Şu anda planlanan bir etkinlik yok',
      text: 'Yeni etkinlikler herkese açılır açılmaz burada görünür.',
      onward: 'Geçmiş etkinlikleri gör',
    },
    ever: {
      heading: 'Henüz etkinlik yok',
      text: 'Bir düzenleyen bir etkinliği herkese açar açmaz burada görünür.',
      onward: 'Bir belgeyi doğrula',
    },
  },
  by: 'Düzenleyen',
  everybody: 'Herkesin etkinliklerini gör',
  places: {
    left: (places) => `${places} yer kaldı`,
    full: 'Dolu, bekleme listesi var',
    closed: 'Kayıt kapalı',
    past: 'Sona erdi',
  },
  feed: 'Bu etkinlikleri bir akış okuyucusunda izleyin (RSS)',
}
