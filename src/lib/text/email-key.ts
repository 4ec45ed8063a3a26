/** Returns the key by which email addresses are compared: letter case and surrounding white space do not matter. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
