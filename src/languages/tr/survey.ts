import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const surveyPage: Texts['surveyPage'] = {
  open: {
    heading: 'Nasıldı?',
    goes: (organiser) => html`Yanıtlarınız adınızla birlikte düzenleyene iletilir: !${organiser}.`,
    until: (time) => html`Şu zamana kadar yanıtlayabilir ve yanıtlarınızı değiştirebilirsiniz: !${time}.`,
    button: 'Yanıtlarımı gönder',
  },
  answered: {
    heading: 'Yanıtlarınız için teşekkürler',
    saved: (time) => html`Kaydedildiği zaman: !${time}.`,
    changeable: (until) =>
      until === null
        ? html`Anket açık olduğu sürece değiştirebilirsiniz.`
        : html`Şu zamana kadar değiştirebilirsiniz: !${until}.`,
    change: 'Yanıtlarımı değiştir',
    button: 'Kaydet',
  },
  refused: {
    heading: 'Yanıtlarınız henüz kaydedilmedi',
    text: 'Lütfen aşağıda işaretlenenlere bakıp yeniden gönderin.',
  },
  not_open: {
    heading: 'Anket henüz açılmadı',
    text: (opens) =>
      opens === null
        ? html`Etkinlik sona erdiğinde açılır. O zaman bu bağlantıyla yeniden gelin.`
        : html`Açılacağı zaman: !${opens}. O zaman bu bağlantıyla yeniden gelin.`,
  },
  closed: {
    heading: 'Anket kapandı',
    text: (closed) => html`Şu zamana kadar yanıtlanabiliyordu: !${closed}.`,
  },
  over: {
    heading: 'Yanıtlarınız için teşekkürler',
    text: (saved) => html`Kaydedildiği zaman: !${saved}. Anket kapandığı için artık değiştirilemez.`,
  },
  none: { heading: 'Soru yok', text: 'Düzenleyen şu anda bu etkinlik hakkında bir şey sormuyor.' },
  not_registered: {
    heading: 'Bu anket kayıtlı katılımcılar içindir',
    text: 'Bu etkinlikte yeriniz yok ya da artık yok. Bir yanlışlık varsa düzenleyene sorun.',
  },
  outdated: 'Siz yanıtlarken düzenleyen soruları değiştirdi. Lütfen yanıtlarınıza göz atıp yeniden gönderin.',
  tooLong: (limit) => `Yanıtlarınız birlikte ${limit} karakterden uzun. Lütfen bazılarını kısaltın.`,
  answers: 'Yanıtlarınız',
  for: 'Yanıtlayan',
  about: 'Etkinlik',
  missing: {
    heading: 'Böyle bir anket yok',
    text: 'Bu bağlantıyla bir anket yok. Bağlantı kopyalanırken eksik kalmış olabilir: e-postanızdan yeniden açın.',
  },
}
