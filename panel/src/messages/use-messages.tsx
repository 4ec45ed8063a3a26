import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type Formats, formatsOf } from './formats.ts'

export const LANGUAGES = { en: 'English', tr: 'Türkçe' } as const
export type Language = keyof typeof LANGUAGES

/** Texts of one part of the panel in every language; a missing text is a compile error. */
type Messages<T> = { readonly [language in Language]: T }

/** Defines texts next to the pages that show them, so that each page loads only its own. */
export function messages<T extends object>(
  all: { en: T } & { readonly [language in Language]: NoInfer<T> },
): Messages<T> {
  return all
}

const KEPT = 'laurel-language'

function firstLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? '', ...navigator.languages].map((tag) => tag.split('-')[0]!)
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en'
}

type Spoken = { language: Language; setLanguage: (language: Language) => void; formats: Formats }
const SpokenContext = createContext<Spoken | null>(null)

export function MessagesProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(KEPT, language)
  }, [language])
  const spoken = useMemo(() => ({ language, setLanguage, formats: formatsOf(language) }), [language])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

/** The language of this person, how to change it, and how numbers and times are written in it. */
export function useLanguage(): Spoken {
  return use(SpokenContext)!
}

export function useMessages<T>(all: Messages<T>): T {
  return all[useLanguage().language]
}
