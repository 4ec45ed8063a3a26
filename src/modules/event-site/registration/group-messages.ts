import type { Language } from '../../../lib/text/languages.ts'

/** Texts about guests of the person who registers. */
type GroupMessages = {
  legend: (nth: number) => string
  /** The hint below the address of a guest. */
  mailed: string
  add: string
  remove: (nth: number) => string
  /** How many guests one can bring; `max` is at least 1. */
  hint: (max: number) => string
  repeated: string
  tooMany: (max: number) => string
  /** After a registration with guests. */
  done: string
  /** On the personal page of a guest. */
  isGuest: string
}

export const groupMessages: Record<Language, GroupMessages> = {
  en: {
    legend: (nth) => `Guest ${nth}`,
    mailed: 'We send them their own ticket, and tell them that you registered them.',
    add: 'Add another person',
    remove: (nth) => `Remove guest ${nth}`,
    hint: (max) =>
      `You can bring ${max === 1 ? 'one guest' : `up to ${max} guests`}. All of you get a place, or all of you wait.`,
    repeated: 'This address is already in the form. Each person needs an address of their own.',
    tooMany: (max) => (max === 0 ? 'This event takes no guests.' : `You can bring at most ${max}.`),
    done: 'Each of your guests gets an email of their own.',
    isGuest: 'Somebody registered you together with themselves. If you cannot come, cancel your registration here.',
  },
  tr: {
    legend: (nth) => `${nth}. misafir`,
    mailed: 'Misafirinize kendi biletini gönderir, onu sizin kaydettiğinizi belirtiriz.',
    add: 'Bir kişi daha ekle',
    remove: (nth) => `${nth}. misafiri çıkar`,
    hint: (max) =>
      `Yanınızda en çok ${max} misafir getirebilirsiniz. Ya hepinize yer ayrılır ya da hepiniz beklersiniz.`,
    repeated: 'Bu adres formda zaten var. Herkes için ayrı bir adres gerekir.',
    tooMany: (max) => (max === 0 ? 'Bu etkinliğe misafir getirilemez.' : `En çok ${max} misafir getirebilirsiniz.`),
    done: 'Misafirlerinizin her birine ayrı bir e-posta gider.',
    isGuest: 'Sizi bir başkası kendisiyle birlikte kaydetti. Gelemeyecekseniz kaydınızı buradan iptal edin.',
  },
}
