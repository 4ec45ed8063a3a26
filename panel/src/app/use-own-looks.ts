import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import type { SignedIn } from '../api/sign-in-session.ts'
import { ROOT } from '../api/site.ts'
import { LANGUAGES, type Language, useLanguage } from '../messages/use-messages.tsx'

const YEAR_S = 31_536_000

const isOurs = (language: string | null): language is Language => language !== null && language in LANGUAGES

/** Applies the language and colours of the account in every browser. */
export function useOwnLooks({ language, colours }: SignedIn['person']): void {
  const { language: shown } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when theirs change, and not whenever they are set here.
  useEffect(() => {
    if (isOurs(language) && language !== shown) loadIn(language)
    setColorScheme(colours)
  }, [language, colours])
}

/**
 * Loads the panel in another language, which is a build of its own that the service chooses by a cookie. A browser that
 * keeps no cookie stays in the language of its settings.
 */
function loadIn(language: Language): void {
  const cookie = `laurel-language=${language}`
  const isKept = () => document.cookie.split('; ').includes(cookie)
  // A page in another language in spite of the cookie would load again without end.
  if (isKept()) return
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and sites without https have no cookie store.
  document.cookie = `${cookie}; Path=${ROOT}/admin; SameSite=Strict; Max-Age=${YEAR_S}`
  if (isKept()) location.reload()
}
