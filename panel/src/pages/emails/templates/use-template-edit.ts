import type { EmailTemplate, EmailTemplateChange } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { textOf } from '../../../components/fields.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useFollowed } from '../../../components/use-followed.ts'
import { templateMessages } from '../messages/templates.ts'
import { selectProblem } from './select-problem.ts'
import { languagesOf, type TemplateLanguage, type Words, wordsIn } from './template-languages.ts'
import type { Draft } from './template-preview.tsx'
import { prefixOf, wordsOfForm } from './words-of-form.ts'

export type TemplateEdit = {
  of: EmailTemplate
  /** Called with the text that is shown, whenever it changes. */
  onDraft: (draft: Draft) => void
  /** Called when the saved change was undone, so that the fields show the earlier text. */
  onUndone: () => void
}

/** State of the editor of a template: the languages in it, the one that is shown, and saving. */
export function useTemplateEdit({ of, onDraft, onUndone }: TemplateEdit) {
  const text = templateMessages
  const client = useQueryClient()
  const area = useRef<HTMLDivElement>(null)
  const [languages, setLanguages] = useFollowed(languagesOf(of))
  const [shown, setShown] = useState(of.language)
  const [isChanged, setChanged] = useState(false)
  const wordsNow = (language: TemplateLanguage) =>
    wordsOfForm(new FormData(area.current!.closest('form')!), prefixOf(of, language))
  const showWords = (language: TemplateLanguage, words: Words) => {
    setShown(language)
    onDraft({ language, ...words })
  }
  const change = (to: readonly TemplateLanguage[], show: TemplateLanguage, words: Words) => {
    setLanguages([...to])
    setChanged(true)
    showWords(show, words)
  }
  const update = async (to: EmailTemplateChange) => {
    const changed = await laurel.emailTemplates.update(of.id, to)
    // Known at once, since the stream may ask for the template again meanwhile.
    client.setQueryData(['email-templates', of.id], changed)
    await client.invalidateQueries({ queryKey: ['email-templates'] })
    return changed
  }
  return {
    ...{ area, languages, shown, isChanged },
    show: (language: TemplateLanguage) => showWords(language, wordsNow(language)),
    add: (language: TemplateLanguage) => change([...languages, language], language, wordsIn(of, language)),
    remove: (language: TemplateLanguage) =>
      change(
        languages.filter((each) => each !== language),
        of.language,
        wordsNow(of.language),
      ),
    rewrite: (language: TemplateLanguage, words: Words) => change(languages, language, words),
    note: () => onDraft({ language: shown, ...wordsNow(shown) }),
    save: async (values: FormData) => {
      const others = languages.filter((each) => each !== of.language)
      const translations = Object.fromEntries(others.map((each) => [each, wordsOfForm(values, prefixOf(of, each))]))
      const kind = (textOf(values, 'kind') || null) as NonNullable<EmailTemplate['kind']> | null
      try {
        return await update({ name: textOf(values, 'name'), kind, ...wordsOfForm(values, ''), translations })
      } catch (error) {
        const language = selectProblem(area.current, error, of)
        if (language) setShown(language)
        throw error
      }
    },
    done: () => {
      setChanged(false)
      toast(text.saved, async () => {
        const { name, kind, translations } = of
        await update({ name, kind, ...wordsIn(of, of.language), translations })
        onUndone()
        toast(text.undoSaved)
      })
    },
  }
}
