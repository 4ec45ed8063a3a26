/** Returns 32 random hexadecimal digits. `crypto.randomUUID` is missing on pages over plain http. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
