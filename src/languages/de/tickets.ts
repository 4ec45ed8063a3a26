import type { Texts } from '../../lib/text/texts.ts'

export const wallet: Texts['wallet'] = {
  apple: 'Zu Apple Wallet hinzufügen',
  google: 'Zu Google Wallet hinzufügen',
  open: 'Seite dieses Tickets',
}

export const ticketFile: Texts['ticketFile'] = {
  title: 'Ticket',
  when: 'Wann',
  where: 'Wo',
  online: 'Online',
  noDate: 'Der Veranstalter gibt den Termin bekannt',
  holder: 'Für',
  show: 'Zeigen Sie diesen Code am Eingang. Wer ihn hat, kommt damit hinein: Geben Sie ihn nicht weiter.',
  code: 'QR-Code zum Vorzeigen am Eingang',
}

export const ticketPage: Texts['ticketPage'] = {
  brand: 'Ticket',
  skipLink: 'Zum Ticket springen',
  failure: { note: 'Das sagt nichts über irgendein Ticket aus.', onward: 'Meine Tickets finden' },
  heading: 'Ihr Ticket',
  holder: 'Für',
  event: 'Veranstaltung',
  when: 'Wann',
  where: 'Wo',
  noDate: 'Der Veranstalter gibt den Termin bekannt',
  online: 'Online',
  join: 'Online teilnehmen',
  code: 'QR-Code des Tickets',
  show: 'Zeigen Sie diesen Code am Eingang. Wer diese Seite hat, kommt damit hinein: Geben Sie sie nicht weiter.',
  save: 'Als PDF speichern',
  missing: {
    heading: 'Dieses Ticket gibt es nicht',
    text: 'Unter dieser Adresse gibt es kein Ticket. Vielleicht wurde sie beim Kopieren abgeschnitten: Öffnen Sie sie noch einmal aus Ihrer E-Mail.',
  },
  replaced: {
    heading: 'Dieses Ticket wurde ersetzt',
    text: 'Ihnen wurde ein neueres Ticket gesendet, und nur dieses gilt. Wenn Sie es nicht finden, bitten Sie den Veranstalter, es noch einmal zu senden.',
  },
  cancelled: {
    heading: 'Dieses Ticket wurde storniert',
    text: 'Die Anmeldung wurde storniert, daher gilt dieses Ticket nicht mehr. Wenn das ein Irrtum ist, wenden Sie sich an den Veranstalter.',
  },
}
