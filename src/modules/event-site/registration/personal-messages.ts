import { html } from 'ghtml'
import type { Language } from '../../../lib/text/languages.ts'
import type { Html } from '../../../platform/pages/written-text.ts'

type HeadedText = { heading: string; text: string }

/** Texts of the personal page. */
export type PersonalMessages = {
  registered: HeadedText
  waitlisted: { heading: string; text: (position: number) => string }
  pending: HeadedText
  offered: { heading: string; text: (until: Html) => Html }
  /** The offer has expired. */
  ended: HeadedText
  cancelled: HeadedText
  /** The organiser declined the registration. */
  declined: HeadedText
  /** The event is over. */
  past: string
  holder: string
  event: string
  eventPage: string
  online: { label: string; join: string }
  ticket: { heading: string; code: string; show: string; open: string }
  accept: string
  change: { open: string; button: string; done: string }
  /** Cancelling a registration, declining an offer, or leaving the waiting list, with a confirmation. */
  cancel: Record<'registered' | 'waitlisted' | 'offered' | 'pending', { open: string; ask: string; button: string }>
  missing: HeadedText
}

const personalEn: PersonalMessages = {
  registered: { heading: 'You are registered', text: 'Your place is confirmed.' },
  waitlisted: {
    heading: 'You are on the waiting list',
    text: (position) =>
      position === 1
        ? 'You are next in line. When a place becomes free, we will email you an offer.'
        : `You are number ${position}. When a place becomes free for you, we will email you an offer.`,
  },
  pending: {
    heading: 'Your registration waits for approval',
    text: 'The organiser approves each registration. We will email you when they have decided.',
  },
  offered: {
    heading: 'A place is available for you',
    text: (until) => html`It is reserved for you until !${until}. After that it goes to the next person.`,
  },
  ended: {
    heading: 'Your offer has expired',
    text: 'You did not accept it in time, so it went to the next person on the waiting list. Register again to rejoin the list.',
  },
  cancelled: {
    heading: 'Your registration is cancelled',
    text: 'Any ticket you had is no longer valid. If this is a mistake, register again on the event page.',
  },
  declined: {
    heading: 'Your registration was declined',
    text: 'The organiser could not accept your registration.',
  },
  past: 'The event is over, so you can no longer change your registration.',
  holder: 'For',
  event: 'To',
  eventPage: 'Event page',
  online: { label: 'Online', join: 'Join online' },
  ticket: {
    heading: 'Your ticket',
    code: 'QR code of the ticket',
    show: 'Show this code at the door. Anyone with this page can use your ticket and change or cancel your registration, so keep it private.',
    open: 'Open the ticket on its own',
  },
  accept: 'Accept the place',
  change: {
    open: 'Change my details',
    button: 'Save',
    done: 'Your details have been saved.',
  },
  cancel: {
    registered: {
      open: 'Cancel my registration',
      ask: 'Your place goes to someone else, and your ticket will no longer be valid.',
      button: 'Yes, cancel my registration',
    },
    waitlisted: {
      open: 'Leave the waiting list',
      ask: 'You will lose your position. If you register again, you start at the end of the list.',
      button: 'Yes, leave the waiting list',
    },
    offered: {
      open: 'Decline the place',
      ask: 'The place goes to the next person, and you leave the waiting list.',
      button: 'Yes, decline the place',
    },
    pending: {
      open: 'Cancel my registration',
      ask: 'The organiser no longer decides about your registration. You can register again.',
      button: 'Yes, cancel my registration',
    },
  },
  missing: {
    heading: 'Registration not found',
    text: 'No registration has this link. It may have been cut off when it was copied: open it from your email again.',
  },
}

const personalTr: PersonalMessages = {
  registered: { heading: 'Kaydınız tamam', text: 'Yeriniz ayrıldı.' },
  waitlisted: {
    heading: 'Bekleme listesindesiniz',
    text: (position) =>
      position === 1
        ? 'Sıra sizde. Bir yer açıldığında e-postayla haber veririz.'
        : `Sıranız: ${position}. Sizin için bir yer açıldığında e-postayla haber veririz.`,
  },
  pending: {
    heading: 'Kaydınız onay bekliyor',
    text: 'Kayıtları düzenleyen onaylıyor. Karar verildiğinde size e-postayla haber veririz.',
  },
  offered: {
    heading: 'Sizin için yer açıldı',
    text: (until) => html`Yer sizin için şu zamana kadar ayrıldı: !${until}. Sonra sıradaki kişiye önerilir.`,
  },
  ended: {
    heading: 'Size ayrılan yerin süresi doldu',
    text: 'Yer zamanında alınmadığı için listedeki bir sonraki kişiye önerilir. Listeye dönmek için yeniden kaydolun.',
  },
  cancelled: {
    heading: 'Kaydınız iptal edildi',
    text: 'Etkinliğe katılmıyorsunuz; varsa biletiniz girişte geçmez. Bir yanlışlık varsa etkinliğin sayfasında yeniden kaydolun.',
  },
  declined: {
    heading: 'Kaydınız kabul edilmedi',
    text: 'Düzenleyen kaydınızı kabul edemedi.',
  },
  past: 'Etkinlik sona erdi; burada artık bir şey değiştirilemez.',
  holder: 'Kayıt sahibi',
  event: 'Etkinlik',
  eventPage: 'Etkinliğin sayfası',
  online: { label: 'Çevrimiçi', join: 'Çevrimiçi katıl' },
  ticket: {
    heading: 'Biletiniz',
    code: 'Biletin karekodu',
    show: 'Bu kodu girişte gösterin. Bu sayfaya sahip olan herkes onunla girebilir, kaydınızı değiştirebilir ve iptal edebilir; kimseyle paylaşmayın.',
    open: 'Yalnız bileti aç',
  },
  accept: 'Yeri al',
  change: {
    open: 'Bilgilerimi değiştir',
    button: 'Kaydet',
    done: 'Bilgileriniz kaydedildi.',
  },
  cancel: {
    registered: {
      open: 'Kaydımı iptal et',
      ask: 'Yeriniz bir başkasına verilir ve biletiniz artık girişte geçmez.',
      button: 'Evet, kaydımı iptal et',
    },
    waitlisted: {
      open: 'Bekleme listesinden çık',
      ask: 'Listedeki sıranızı kaybedersiniz. Yeniden kaydolursanız sona geçersiniz.',
      button: 'Evet, listeden çık',
    },
    offered: {
      open: 'Yeri geri çevir',
      ask: 'Yer sıradaki kişiye önerilir ve bekleme listesinden çıkarsınız.',
      button: 'Evet, yeri geri çevir',
    },
    pending: {
      open: 'Kaydımı iptal et',
      ask: 'Düzenleyen artık kaydınız hakkında karar vermez. Dilerseniz yeniden kaydolabilirsiniz.',
      button: 'Evet, kaydımı iptal et',
    },
  },
  missing: {
    heading: 'Böyle bir kayıt yok',
    text: 'Bu bağlantıyla bir kayıt yok. Bağlantı kopyalanırken eksik kalmış olabilir: e-postanızdan yeniden açın.',
  },
}

export const personalMessages: Record<Language, PersonalMessages> = { en: personalEn, tr: personalTr }
