import { Button } from '../../../components/button.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { templateMessages } from '../messages/templates.ts'
import { languageName, TEMPLATE_LANGUAGES, type TemplateLanguage } from './template-languages.ts'

type Props = {
  languages: readonly TemplateLanguage[]
  /** The template's original language, which cannot be removed. */
  own: TemplateLanguage
  shown: TemplateLanguage
  show: (language: TemplateLanguage) => void
  add: (language: TemplateLanguage) => void
  remove: (language: TemplateLanguage) => void
}

/** Chooses the language to edit, and adds or removes one. */
export function LanguageTabs({ languages, own, shown, show, add, remove }: Props) {
  const text = templateMessages
  const { language: spoken } = useLanguage()
  const nameOf = (language: TemplateLanguage) => languageName(language, spoken)
  return (
    <div className="row">
      <div className="list-tabs" role="group" aria-label={text.languageTabs}>
        {languages.map((each) => (
          <button key={each} type="button" aria-pressed={each === shown} onClick={() => show(each)}>
            {nameOf(each)}
          </button>
        ))}
      </div>
      {TEMPLATE_LANGUAGES.filter((each) => !languages.includes(each)).map((each) => (
        <Button key={each} variant="subtle" size="compact-sm" onClick={() => add(each)}>
          {text.addLanguage(nameOf(each))}
        </Button>
      ))}
      {shown !== own && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => remove(shown)}>
          {text.removeLanguage(nameOf(shown))}
        </Button>
      )}
    </div>
  )
}
