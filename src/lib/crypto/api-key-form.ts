/** The prefix of every API key, by which secret scanners and people recognise one. */
export const KEY_PREFIX = 'lrl_live_'

/** The form that `isApiKey` requires, in words. */
export const KEY_FORM = `${KEY_PREFIX} and 43 characters from A-Z, a-z, 0-9, - and _`

/** Whether a text has the form of an API key: the prefix, and 32 bytes as base64url. */
export function isApiKey(text: string): boolean {
  return text.startsWith(KEY_PREFIX) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(KEY_PREFIX.length))
}

/** Masks API keys and link tokens in a text, such as ones that somebody has put into a URL. */
export function withoutSecrets(text: string): string {
  return text.replace(/\b(lrl_[a-z]+_)[\w-]+/g, '$1…')
}
