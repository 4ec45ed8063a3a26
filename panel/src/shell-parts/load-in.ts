import { ROOT } from '../api/site.ts'
import type { Language } from '../messages/use-messages.tsx'

const YEAR_S = 31_536_000

/**
 * Loads the panel in another language, which is a build of its own that the service chooses by a cookie. A browser that
 * keeps no cookie stays in the language of its settings.
 */
export function loadIn(language: Language): void {
  const cookie = `laurel-language=${language}`
  const isKept = () => document.cookie.split('; ').includes(cookie)
  // A page in another language in spite of the cookie would load again without end.
  if (isKept()) return
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and sites without https have no cookie store.
  document.cookie = `${cookie}; Path=${ROOT}/admin; SameSite=Strict; Max-Age=${YEAR_S}`
  if (isKept()) location.reload()
}
