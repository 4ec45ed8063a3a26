import { html } from 'ghtml'
import type { Language } from '../../../lib/text/languages.ts'
import type { SectionMessages } from '../../../platform/pages/page-frame.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { Event } from '../../events/index.ts'

/** A heading, also used as title, and a sentence or two. */
type HeadedText = { heading: string; text: string }
type EventType = Event['event_type']

/** Texts of the event page and its form. */
export type RegistrationMessages = SectionMessages & {
  types: Record<EventType, string>
  facts: {
    when: string
    noDate: string
    /** The last day of an event of several days. */
    until: (day: Html) => Html
    where: string
    organiser: string
    places: string
    left: (places: number) => string
    full: (waiting: number) => string
  }
  calendar: string
  /** On the page of an event. */
  back: string
  picture: (name: string) => string
  agenda: {
    heading: string
    zone: (zone: string) => string
    /** End of a session on a later day. */
    until: (clock: string, day: string) => string
    more: (count: number) => string
    speakers: string
    about: string
    calendar: string
    website: string
  }
  /** `wait` is for a full event. */
  form: Record<'register' | 'wait', HeadedText & { button: string }> & {
    goes: (organiser: Html) => Html
    email: { label: string; hint: string }
    type: { label: string; full: string; closed: string }
    firstName: string
    lastName: string
  }
  /** Reasons for having no form. */
  refused: Record<'disabled' | 'past' | 'closed', HeadedText> & {
    not_open: { heading: string; text: (time: Html) => Html }
  }
  /** `withoutMail` is for installations without a mail server. */
  done: Record<'registered' | 'waitlisted', HeadedText> & {
    withoutMail: Record<'registered' | 'waitlisted', HeadedText>
    back: string
  }
  missing: HeadedText
}

const registrationEn: RegistrationMessages = {
  brand: 'Event',
  skipLink: 'Skip to the event',
  failure: { note: 'This does not affect any registration.', onward: 'Find my tickets' },
  types: {
    conference: 'Conference',
    workshop: 'Workshop',
    seminar: 'Seminar',
    webinar: 'Webinar',
    training: 'Training',
    course: 'Course',
    meetup: 'Meetup',
    ceremony: 'Ceremony',
    competition: 'Competition',
    other: 'Event',
  },
  facts: {
    when: 'When',
    noDate: 'To be announced',
    until: (day) => html`until !${day}`,
    where: 'Where',
    organiser: 'Organiser',
    places: 'Places',
    left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
    full: (waiting) =>
      waiting === 0
        ? 'Full: you can join the waiting list'
        : `Full: you can join the waiting list (${waiting} waiting)`,
  },
  calendar: 'Add to your calendar',
  back: 'More events',
  picture: (name) => `${name}: when, where and with whom`,
  agenda: {
    heading: 'Agenda',
    zone: (zone) => `Times are local: ${zone}.`,
    until: (clock, day) => `${clock} on ${day}`,
    more: (count) => `${count} more ${count === 1 ? 'session' : 'sessions'} in the calendar`,
    speakers: 'Speakers',
    about: 'About this session',
    calendar: 'Add to calendar',
    website: 'Website',
  },
  form: {
    register: { heading: 'Register', text: '', button: 'Register' },
    wait: {
      heading: 'Join the waiting list',
      text: 'All places are taken. When one becomes free for you, we will email you an offer.',
      button: 'Join the waiting list',
    },
    goes: (organiser) => html`Your details go to !${organiser} for this event.`,
    email: { label: 'Email address', hint: 'We send your ticket and a link to change or cancel to this address.' },
    type: { label: 'Registration type', full: 'Full: waiting list', closed: 'Closed' },
    firstName: 'First name',
    lastName: 'Last name',
  },
  refused: {
    disabled: { heading: 'No online registration', text: 'You cannot register for this event on this page.' },
    past: { heading: 'This event is over', text: 'It has taken place, so registration is closed.' },
    closed: {
      heading: 'Registration is closed',
      text: 'The organiser has closed registration. Contact them if you would like to come.',
    },
    not_open: { heading: 'Registration has not opened yet', text: (time) => html`It opens on !${time}.` },
  },
  done: {
    registered: {
      heading: 'Check your email',
      text: 'Thank you. An email with your ticket is on its way. If it does not arrive within a few minutes, check your spam folder.',
    },
    waitlisted: {
      heading: 'Check your email',
      text: 'Thank you. The event is full, so you are on the waiting list. We have emailed you your position, and will email you again when a place becomes free.',
    },
    withoutMail: {
      registered: {
        heading: 'You are registered',
        text: 'Thank you. This site does not send email at the moment, so you will not receive a ticket. The organiser has it and will find you by name at the door.',
      },
      waitlisted: {
        heading: 'You are on the waiting list',
        text: 'Thank you. The event is full and you are on the waiting list. This site does not send email at the moment, so ask the organiser whether a place has become free.',
      },
    },
    back: 'Back to the event',
  },
  missing: {
    heading: 'No such event',
    text: 'No event has this address. It may have been cut off when it was copied, or the organiser has removed the page.',
  },
}

const registrationTr: RegistrationMessages = {
  brand: 'Etkinlik',
  skipLink: 'Etkinliğe geç',
  failure: { note: 'Bu, herhangi bir kayıt hakkında bir şey söylemez.', onward: 'Biletlerimi bul' },
  types: {
    conference: 'Konferans',
    workshop: 'Atölye',
    seminar: 'Seminer',
    webinar: 'Web semineri',
    training: 'Eğitim',
    course: 'Kurs',
    meetup: 'Buluşma',
    ceremony: 'Tören',
    competition: 'Yarışma',
    other: 'Etkinlik',
  },
  facts: {
    when: 'Ne zaman',
    noDate: 'Düzenleyen bildirecek',
    until: (day) => html`son gün !${day}`,
    where: 'Nerede',
    organiser: 'Düzenleyen',
    places: 'Yer',
    left: (places) => `${places} yer kaldı`,
    full: (waiting) =>
      waiting === 0
        ? 'Dolu: bekleme listesine girebilirsiniz'
        : `Dolu: bekleme listesine girebilirsiniz (${waiting} kişi bekliyor)`,
  },
  calendar: 'Takviminize ekleyin',
  back: 'Diğer etkinlikler',
  picture: (name) => `${name}: ne zaman, nerede, kiminle`,
  agenda: {
    heading: 'Program',
    zone: (zone) => `Saatler yereldir: ${zone}.`,
    until: (clock, day) => `${day}, ${clock}`,
    more: (count) => `Takvimde ${count} oturum daha`,
    speakers: 'Konuşmacılar',
    about: 'Oturum hakkında',
    calendar: 'Takvime ekle',
    website: 'Web sitesi',
  },
  form: {
    register: { heading: 'Kayıt', text: '', button: 'Kaydol' },
    wait: {
      heading: 'Bekleme listesine gir',
      text: 'Bütün yerler dolu. Sizin için bir yer açıldığında e-postayla haber veririz.',
      button: 'Bekleme listesine gir',
    },
    goes: (organiser) => html`Gönderdikleriniz bu etkinlik için düzenleyene iletilir: !${organiser}.`,
    email: { label: 'E-posta adresi', hint: 'Biletiniz ve kaydınızı değiştireceğiniz bağlantı buraya gönderilir.' },
    type: { label: 'Kayıt türü', full: 'Dolu: bekleme listesi', closed: 'Kapandı' },
    firstName: 'Ad',
    lastName: 'Soyad',
  },
  refused: {
    disabled: { heading: 'Burada kayıt alınmıyor', text: 'Bu etkinliğe bu sayfadan kaydolunmaz.' },
    past: { heading: 'Bu etkinlik sona erdi', text: 'Etkinlik yapıldı; artık kaydolunamaz.' },
    closed: { heading: 'Kayıt kapandı', text: 'Düzenleyen kaydı kapattı. Katılmak istiyorsanız ona sorun.' },
    not_open: { heading: 'Kayıt henüz açılmadı', text: (time) => html`Kaydın açılacağı zaman: !${time}.` },
  },
  done: {
    registered: {
      heading: 'E-postanıza bakın',
      text: 'Teşekkürler. Biletiniz e-postayla yola çıktı. Birkaç dakika içinde bulamazsanız istenmeyen postalar arasına bakın.',
    },
    waitlisted: {
      heading: 'E-postanıza bakın',
      text: 'Teşekkürler. Etkinlik dolu olduğu için bekleme listesindesiniz. Sıranızı bir e-posta bildirir; sizin için yer açıldığında başka bir e-postayla haber veririz.',
    },
    withoutMail: {
      registered: {
        heading: 'Kaydınız alındı',
        text: 'Teşekkürler. Bu site şu anda e-posta göndermiyor, bu yüzden size bilet gelmeyecek: biletiniz düzenleyende; kapıda sizi adınızla bulur.',
      },
      waitlisted: {
        heading: 'Bekleme listesindesiniz',
        text: 'Teşekkürler. Etkinlik dolu. Bu site şu anda e-posta göndermiyor; sizin için yer açılıp açılmadığını düzenleyene sorun.',
      },
    },
    back: 'Etkinliğe dön',
  },
  missing: {
    heading: 'Böyle bir etkinlik yok',
    text: 'Bu adreste bir etkinlik yok. Adres kopyalanırken eksik kalmış olabilir ya da düzenleyen sayfayı kaldırmıştır: ona sorun.',
  },
}

export const registrationMessages: Record<Language, RegistrationMessages> = { en: registrationEn, tr: registrationTr }
