import { emailKey } from '../../../lib/text/email-key.ts'

/** How a mail service reads what stands before the @ of its addresses. */
type Reading = { domain: string; dots: boolean; tag: string }

const services: [string[], Omit<Reading, 'domain'>][] = [
  [['gmail.com', 'googlemail.com'], { dots: false, tag: '+' }],
  [['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], { dots: false, tag: '+' }],
  [['icloud.com', 'me.com', 'mac.com'], { dots: true, tag: '+' }],
  [['yandex.com', 'yandex.ru', 'yandex.com.tr', 'ya.ru', 'yandex.by', 'yandex.kz'], { dots: true, tag: '+' }],
  [['yahoo.com'], { dots: true, tag: '-' }],
  [['ymail.com'], { dots: true, tag: '-' }],
]

/** Services by each of the domains that lead to the same mailboxes; the first is the name of all of them. */
const readings = new Map<string, Reading>(
  services.flatMap(([domains, how]) => domains.map((domain) => [domain, { ...how, domain: domains[0]! }])),
)

/**
 * The mailbox that an address leads to, however it is written: services pass over dots, or what follows a plus or a minus,
 * and have several domains. Of others what follows a plus is passed over (RFC 5233).
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const reading = readings.get(domain) ?? { domain, dots: true, tag: '+' }
  const [untagged = ''] = key.slice(0, at).split(reading.tag, 1)
  const box = reading.dots ? untagged : untagged.replaceAll('.', '')
  // Of an address that begins with the sign nothing would be left.
  return `${box || key.slice(0, at)}@${reading.domain}`
}
