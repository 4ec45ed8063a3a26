/** What every API key begins with, so that scanners and people know one when they see it. */
export const KEY_PREFIX = 'lrl_live_'

/** What `isApiKey` asks for, in words. */
export const KEY_FORM = `${KEY_PREFIX} and 43 characters from A-Z, a-z, 0-9, - and _`

/** Whether a text has the form of an API key: the prefix, and 32 bytes as base64url. */
export function isApiKey(text: string): boolean {
  return text.startsWith(KEY_PREFIX) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(KEY_PREFIX.length))
}

/** The same text without what could be a key or the token of a link, such as one that somebody has put into an address. */
export function withoutSecrets(text: string): string {
  return text.replace(/\b(lrl_[a-z]+_)[\w-]+/g, '$1…')
}
