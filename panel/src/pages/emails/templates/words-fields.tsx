import { useRef } from 'react'
import { LongTextField, TextField } from '../../../components/fields.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { templateMessages } from '../messages/templates.ts'
import { InsertMenu } from './insert-menu.tsx'
import type { TemplateLanguage, Words } from './template-languages.ts'

type Props = {
  language: TemplateLanguage
  /** Kind of the template, which decides the variables; empty: any. */
  kind: string
  prefix: string
  of: Words
  isShown: boolean
}

/** Subject and text of a template in one language. */
export function WordsFields({ language, kind, prefix, of, isShown }: Props) {
  const text = useMessages(templateMessages)
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const html = useRef<HTMLTextAreaElement>(null)
  return (
    <fieldset
      className="plain-group stack"
      hidden={!isShown}
      lang={language}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target
      }}
    >
      <TextField name={`${prefix}subject`} label={text.subject} maxLength={300} defaultValue={of.subject} dir="auto" />
      <InsertMenu kind={kind} field={() => last.current ?? html.current} />
      <LongTextField
        ref={html}
        className="source"
        name={`${prefix}html`}
        label={text.html}
        description={text.htmlAbout}
        minRows={14}
        maxRows={28}
        maxLength={100_000}
        spellCheck
        defaultValue={of.html}
      />
      <LongTextField
        className="source"
        name={`${prefix}text`}
        label={text.plain}
        description={text.plainAbout}
        minRows={2}
        maxRows={16}
        maxLength={100_000}
        defaultValue={of.text ?? ''}
      />
    </fieldset>
  )
}
