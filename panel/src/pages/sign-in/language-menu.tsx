import { NativeSelect } from '../../components/inputs.ts'
import { LANGUAGES, type Language, useLanguage } from '../../messages/use-messages.tsx'
import { loadIn } from '../../shell-parts/load-in.ts'
import { signInMessages } from './messages.ts'

/** Languages for people who are not signed in, and whose browser may be set to another. */
export function LanguageMenu() {
  const { language } = useLanguage()
  return (
    <NativeSelect
      className="language-menu"
      aria-label={signInMessages.language}
      value={language}
      onChange={(event) => loadIn(event.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([value, name]) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
