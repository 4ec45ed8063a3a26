/** The SPF part that large providers document, by the end of their SMTP host. */
const INCLUDES: Record<string, string> = {
  'amazonaws.com': 'amazonses.com',
  'brevo.com': 'spf.brevo.com',
  'gmail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'mailgun.org': 'mailgun.org',
  'mailjet.com': 'spf.mailjet.com',
  'mtasv.net': 'spf.mtasv.net',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'postmarkapp.com': 'spf.mtasv.net',
  'sendgrid.net': 'sendgrid.net',
  'sparkpostmail.com': 'sparkpostmail.com',
  'yandex.com': '_spf.yandex.net',
  'zoho.com': 'zohomail.com',
  'zoho.eu': 'zohomail.eu',
}

/**
 * Returns the part of an SPF record that allows a mail server (RFC 7208). It is certain for large providers only:
 * others may send from hosts that have nothing to do with the one that takes emails.
 */
export function spfMechanism(host: string): { text: string; isCertain: boolean } {
  const [, include] = Object.entries(INCLUDES).find(([end]) => host === end || host.endsWith(`.${end}`)) ?? []
  return include === undefined
    ? { text: addressOf(host), isCertain: false }
    : { text: `include:${include}`, isCertain: true }
}

function addressOf(host: string): string {
  if (host.includes(':')) return `ip6:${host}`
  return /^[\d.]+$/.test(host) ? `ip4:${host}` : `a:${host}`
}
