import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import type { SignedIn } from '../api/sign-in-session.ts'
import { LANGUAGES, type Language, useLanguage } from '../messages/use-messages.tsx'
import { loadIn } from '../shell-parts/load-in.ts'

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
