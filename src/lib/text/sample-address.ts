/** The domain of all sample people. RFC 2606 reserves it, so no mail ever arrives there. */
export const SAMPLE_DOMAIN = 'sample.example.com'

/** Whether an address belongs to a sample person. Letter case does not matter. */
export function isSampleAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`)
}
