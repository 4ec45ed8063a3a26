import type { suppressionMessages as suppressionMessagesType } from '../../../../../src/pages/emails/messages/suppressions.ts'

export const suppressionMessages: typeof suppressionMessagesType = {
  title: 'Gesperrte Adressen',
  find: 'Adressen suchen',
  address: 'Adresse',
  reason: 'Grund',
  reasons: {
    rejected: 'Adresse existiert nicht',
    complained: 'Als Spam gemeldet',
    unsubscribed: 'Abgemeldet',
    manual: 'Von Hand hinzugefügt',
  },
  stops: {
    rejected: 'An diese Adresse werden keine E-Mails gesendet.',
    complained: 'An diese Adresse werden keine E-Mails gesendet.',
    unsubscribed: 'Die Person erhält nur E-Mails zur eigenen Anmeldung oder zu eigenen Zertifikaten.',
    manual: 'An diese Adresse werden keine E-Mails gesendet.',
  },
  detail: 'Anmerkung',
  detailAbout: 'Für Ihr Team, zum Beispiel wer darum gebeten hat.',
  since: 'Hinzugefügt',
  none: 'Keine gesperrten Adressen.',
  noneHow: 'Unzustellbare Adressen, Spam-Meldungen und Abmeldungen kommen von selbst hinzu.',
  add: 'Adresse sperren',
  addAbout: 'An diese Adresse werden keine E-Mails mehr gesendet, auch keine Tickets und Zertifikate.',
  added: (address) => `${address} gesperrt.`,
  email: 'E-Mail, die dazu geführt hat',
  everything: 'Alles zu dieser Adresse',
  remove: 'E-Mails wieder erlauben',
  removeAbout: {
    rejected:
      'Der Mailserver hat gemeldet, dass es dieses Postfach nicht gibt. E-Mails dorthin kommen wieder zurück, und viele Rückläufer lassen Mail-Anbieter auch Ihren anderen E-Mails misstrauen. Fahren Sie nur fort, wenn das Postfach inzwischen eingerichtet wurde.',
    complained:
      'Die Person hat eine E-Mail als Spam gemeldet. Weitere E-Mails können zu weiteren Meldungen führen, und Mail-Anbieter behandeln dann auch Ihre anderen E-Mails als Spam. Fahren Sie nur fort, wenn die Person um E-Mails gebeten hat.',
    unsubscribed: 'Die Person hat sich abgemeldet. Fahren Sie nur fort, wenn sie diese E-Mails wieder erhalten möchte.',
    manual: 'An diese Adresse werden wieder E-Mails gesendet.',
  },
  removed: (address) => `E-Mails an ${address} sind wieder erlaubt.`,
}
