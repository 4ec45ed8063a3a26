import { type EmailTemplate, type EmailTemplateChange, LaurelError } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { templateMessages } from '../messages/templates.ts'
import { KindField } from './kind-field.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { htmlIn, languagesOf, type TemplateLanguage, type Words, wordsIn } from './template-languages.ts'
import type { Draft } from './template-preview.tsx'
import { WordsFields } from './words-fields.tsx'

type Props = { of: EmailTemplate; onDraft: (draft: Draft) => void }

/** Names of the fields of a language: those of translations begin with their path. */
const prefixOf = (of: EmailTemplate, language: TemplateLanguage) =>
  language === of.language ? '' : `translations.${language}.`

function wordsOfForm(values: FormData, prefix: string): Words {
  const raw = (name: string) => String(values.get(`${prefix}${name}`) ?? '')
  const written = values.has(`${prefix}markdown`) ? { markdown: raw('markdown') } : { html: raw('html') }
  return { subject: raw('subject').trim(), text: raw('text').trim() === '' ? null : raw('text'), ...written }
}

/** The language in which the first problem is; undefined: in none of them. */
function languageOfProblem(error: unknown, of: EmailTemplate): TemplateLanguage | undefined {
  const [, part, tongue] = (error instanceof LaurelError ? error.problems[0]?.loc : undefined) ?? []
  if (part === 'translations') return tongue as TemplateLanguage
  return ['subject', 'html', 'markdown', 'text'].includes(part ?? '') ? of.language : undefined
}

/** Selects the line of the first problem in its field. */
function selectLine(area: HTMLElement | null, error: unknown): void {
  const problem = error instanceof LaurelError ? error.problems[0] : undefined
  const line = Number(/, line (\d+): /.exec(problem?.msg ?? '')?.[1])
  const field = area?.querySelector<HTMLTextAreaElement>(`textarea[name="${problem?.loc.slice(1).join('.')}"]`)
  if (!field || Number.isNaN(line)) return
  const begin =
    field.value
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0)
  const end = field.value.indexOf('\n', begin)
  field.setSelectionRange(begin, end === -1 ? field.value.length : end)
}

/** Edits a template. Every language is in the form, and one of them is shown. */
export function TemplateForm({ of, onDraft }: Props) {
  const text = useMessages(templateMessages)
  const client = useQueryClient()
  const area = useRef<HTMLDivElement>(null)
  const [languages, setLanguages] = useState(languagesOf(of))
  const [shown, setShown] = useState(of.language)
  const [isChanged, setChanged] = useState(false)
  const [kind, setKind] = useState(of.kind ?? '')
  const values = () => new FormData(area.current!.closest('form')!)
  const show = (language: TemplateLanguage) => {
    setShown(language)
    onDraft({ language, ...wordsOfForm(values(), prefixOf(of, language)) })
  }
  const update = (change: EmailTemplateChange) => laurel.emailTemplates.update(of.id, change)
  const stale = () => client.invalidateQueries({ queryKey: ['email-templates'] })
  const save = async (values: FormData) => {
    const own = wordsOfForm(values, '')
    const others = languages.filter((each) => each !== of.language)
    const translations = Object.fromEntries(others.map((each) => [each, wordsOfForm(values, prefixOf(of, each))]))
    const kind = (textOf(values, 'kind') || null) as NonNullable<EmailTemplate['kind']> | null
    try {
      return await update({ name: textOf(values, 'name'), kind, ...own, translations })
    } catch (error) {
      const language = languageOfProblem(error, of)
      if (language) setShown(language)
      selectLine(area.current, error)
      throw error
    }
  }
  return (
    <section className="surface padded">
      <Form
        submit={text.save}
        isChanged={isChanged}
        save={save}
        done={async () => {
          setChanged(false)
          const { name, kind, translations } = of
          toast(text.saved, async () => {
            await update({ name, kind, ...wordsIn(of, of.language), translations })
            toast(text.undoSaved)
            await stale()
          })
          await stale()
        }}
      >
        <TextField name="name" label={text.name} maxLength={200} defaultValue={of.name} />
        <KindField kind={of.kind} onKind={setKind} />
        <LanguageTabs
          {...{ languages, shown, show }}
          own={of.language}
          add={(language) => {
            setLanguages([...languages, language])
            setChanged(true)
            setShown(language)
          }}
          remove={(language) => {
            setLanguages(languages.filter((each) => each !== language))
            setChanged(true)
            show(of.language)
          }}
        />
        <div ref={area} onInput={() => onDraft({ language: shown, ...wordsOfForm(values(), prefixOf(of, shown)) })}>
          {languages.map((each) => (
            <WordsFields
              key={each}
              language={each}
              kind={kind}
              prefix={prefixOf(of, each)}
              of={wordsIn(of, each)}
              savedHtml={htmlIn(of, each)}
              isShown={each === shown}
              onRewritten={(words) => {
                setChanged(true)
                onDraft({ language: each, ...words })
              }}
            />
          ))}
        </div>
      </Form>
    </section>
  )
}
