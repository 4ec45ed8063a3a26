import { html } from 'ghtml'
import type { Language } from '../../../lib/text/languages.ts'
import type { Html } from '../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string }

/** Texts of the survey page. */
export type SurveyMessages = {
  open: {
    heading: string
    /** Says who reads the answers, together with the attendee's name. */
    goes: (organiser: Html) => Html
    until: (time: Html) => Html
    button: string
  }
  answered: {
    heading: string
    saved: (time: Html) => Html
    /** How long answers can be changed; null: while the survey is open. */
    changeable: (until: Html | null) => Html
    change: string
    button: string
  }
  /** The submission was rejected; the reason follows. */
  refused: Told
  /** `opens` is null while the end of the event is unknown. */
  not_open: { heading: string; text: (opens: Html | null) => Html }
  closed: { heading: string; text: (closed: Html) => Html }
  /** Closed, with earlier answers. */
  over: { heading: string; text: (saved: Html) => Html }
  none: Told
  /** The person is not registered. */
  not_registered: Told
  /** The questions have changed since they were answered. */
  outdated: string
  /** The answers are too long. */
  tooLong: (limit: string) => string
  answers: string
  for: string
  about: string
  missing: Told
}

const surveyEn: SurveyMessages = {
  open: {
    heading: 'How was it?',
    goes: (organiser) => html`Your answers go to !${organiser}, together with your name.`,
    until: (time) => html`You can answer, and change your answers, until !${time}.`,
    button: 'Send my answers',
  },
  answered: {
    heading: 'Thank you for your answers',
    saved: (time) => html`They were saved on !${time}.`,
    changeable: (until) =>
      until === null
        ? html`You can change them for as long as the survey is open.`
        : html`You can change them until !${until}.`,
    change: 'Change my answers',
    button: 'Save',
  },
  refused: {
    heading: 'Your answers are not saved yet',
    text: 'Please correct the marked answers below and send them again.',
  },
  not_open: {
    heading: 'The survey has not opened yet',
    text: (opens) =>
      opens === null
        ? html`It opens when the event is over. Come back with this link then.`
        : html`It opens on !${opens}. Come back with this link then.`,
  },
  closed: {
    heading: 'The survey is closed',
    text: (closed) => html`It could be answered until !${closed}.`,
  },
  over: {
    heading: 'Thank you for your answers',
    text: (saved) => html`They were saved on !${saved}. The survey is closed, so they stay as they are.`,
  },
  none: { heading: 'There are no questions', text: 'The organiser has no questions about this event at the moment.' },
  not_registered: {
    heading: 'This survey is for those who are registered',
    text: 'You are not registered for this event. If this is a mistake, contact the organiser.',
  },
  outdated:
    'The organiser has changed the questions while you were answering. Please look your answers over, and send them once more.',
  tooLong: (limit) => `All your answers together are longer than ${limit} characters. Please shorten some of them.`,
  answers: 'Your answers',
  for: 'For',
  about: 'About',
  missing: {
    heading: 'No such survey',
    text: 'No survey has this link. It may have been cut off when it was copied: open it from your email again.',
  },
}

const surveyTr: SurveyMessages = {
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

export const surveyMessages: Record<Language, SurveyMessages> = { en: surveyEn, tr: surveyTr }
