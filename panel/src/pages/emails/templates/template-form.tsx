import { useState } from 'react'
import { TextField } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { templateMessages } from '../messages/templates.ts'
import { KindField } from './kind-field.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { htmlIn, wordsIn } from './template-languages.ts'
import { type TemplateEdit, useTemplateEdit } from './use-template-edit.ts'
import { WordsFields } from './words-fields.tsx'
import { prefixOf } from './words-of-form.ts'

/** Edits a template. Every language is in the form, and one of them is shown. */
export function TemplateForm(props: TemplateEdit) {
  const { of } = props
  const text = templateMessages
  const [kind, setKind] = useState(of.kind ?? '')
  const edit = useTemplateEdit(props)
  const { area, languages, shown, isChanged, show, add, remove, rewrite, note, save, done } = edit
  return (
    <section className="surface padded">
      <Form submit={text.save} isChanged={isChanged} save={save} done={done}>
        <TextField name="name" label={text.name} maxLength={200} defaultValue={of.name} />
        <KindField kind={of.kind} onKind={setKind} />
        <LanguageTabs {...{ languages, shown, show, add, remove }} own={of.language} />
        <div ref={area} onInput={note}>
          {languages.map((each) => (
            <WordsFields
              key={each}
              language={each}
              kind={kind}
              prefix={prefixOf(of, each)}
              of={wordsIn(of, each)}
              savedHtml={htmlIn(of, each)}
              isShown={each === shown}
              onRewritten={(words) => rewrite(each, words)}
            />
          ))}
        </div>
      </Form>
    </section>
  )
}
