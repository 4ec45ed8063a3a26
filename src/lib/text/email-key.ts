/** Returns the key by which email addresses are compared: letter case does not matter. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase()
}
