/** The domain of all sample people: below one that belongs to nobody (RFC 2606), so no mail ever goes there. */
export const SAMPLE_DOMAIN = 'sample.example.com'

/** Whether an address is that of a person who does not exist. It may be as it was typed. */
export function isSampleAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`)
}
