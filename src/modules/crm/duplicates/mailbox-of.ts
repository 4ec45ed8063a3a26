import { emailKey } from '../../../lib/text/email-key.ts'

/** How a mail service interprets the local part of its addresses. */
type MailboxRules = { domain: string; dots: boolean; tag: string }

const services: [string[], Omit<MailboxRules, 'domain'>][] = [
  [['gmail.com', 'googlemail.com'], { dots: false, tag: '+' }],
  [['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], { dots: false, tag: '+' }],
  [['icloud.com', 'me.com', 'mac.com'], { dots: true, tag: '+' }],
  [['yandex.com', 'yandex.ru', 'yandex.com.tr', 'ya.ru', 'yandex.by', 'yandex.kz'], { dots: true, tag: '+' }],
  [['yahoo.com'], { dots: true, tag: '-' }],
  [['ymail.com'], { dots: true, tag: '-' }],
]

/** Mail services by each domain of their mailboxes; the first domain is the canonical one. */
const rulesByDomain = new Map<string, MailboxRules>(
  services.flatMap(([domains, how]) => domains.map((domain) => [domain, { ...how, domain: domains[0]! }])),
)

/**
 * Returns the canonical mailbox of an address: mail services ignore dots, or anything after a plus or minus, and have
 * several domains. For other domains, anything after a plus is ignored (RFC 5233).
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const rules = rulesByDomain.get(domain) ?? { domain, dots: true, tag: '+' }
  const [untagged = ''] = key.slice(0, at).split(rules.tag, 1)
  const box = rules.dots ? untagged : untagged.replaceAll('.', '')
  // An address that begins with the separator would lose its whole local part.
  return `${box || key.slice(0, at)}@${rules.domain}`
}
