/** Addresses that differ in letter case alone are the same. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase()
}
