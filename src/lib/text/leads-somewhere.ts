/** Allowed targets of links, compared literally; any other spelling leads nowhere. */
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:)/i

/** Whether an address leads to a page, an email address or a phone number, and so runs no script. */
export function leadsSomewhere(address: string): boolean {
  return LEADS_SOMEWHERE.test(address)
}
