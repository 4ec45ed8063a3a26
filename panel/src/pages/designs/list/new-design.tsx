import type { BuiltinDesign } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { LanguageField } from '../../../components/language-field.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { pictureMessages } from '../messages/pictures.ts'
import { DesignPicture } from '../pictures/design-picture.tsx'
import { OwnPicture } from '../pictures/own-picture.tsx'
import { nameOfFile } from '../pictures/picture-facts.ts'

type Choice = BuiltinDesign['key'] | 'picture'

/** A design begins as one of those that come with Laurel, or as a picture, and is the organisation's own from then on. */
export function NewDesign({ close }: { close: () => void }) {
  const text = designerMessages
  const { language } = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const words = pictureMessages
  const [chosen, setChosen] = useState<Choice>('laurel')
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog title={text.newDesign} close={close} size="56rem">
      <Form
        submit={text.create}
        guarded={false}
        save={async (values) => {
          const name = textOrNone(values, 'name')
          const language = textOf(values, 'language')
          if (chosen !== 'picture') return laurel.designs.create({ builtin: chosen, language, ...(name && { name }) })
          setIsMissing(file === null)
          return file && laurel.designs.create({ image: file, language, name: name ?? nameOfFile(file.name) })
        }}
        done={async (design) => {
          if (design === null) return
          await client.invalidateQueries({ queryKey: ['designs'] })
          await navigate({ to: '/designs/$designId', params: { designId: String(design.id) } })
        }}
      >
        <DesignChoices chosen={chosen} choose={setChosen} />
        {chosen === 'picture' && <OwnPicture choose={setFile} />}
        {isMissing && file === null && <p role="alert">{words.none}</p>}
        <div className="beside">
          <TextField name="name" label={text.name} />
          <LanguageField
            name="language"
            label={text.language}
            description={text.languageAbout}
            defaultValue={language}
          />
        </div>
      </Form>
    </Dialog>
  )
}

function DesignChoices({ chosen, choose }: { chosen: Choice; choose: (choice: Choice) => void }) {
  const text = designerMessages
  const words = pictureMessages
  const { language } = useLanguage()
  const builtin = useQuery({
    queryKey: ['designs', 'builtin', language],
    queryFn: () => laurel.designs.builtin({ language }),
  })
  return (
    <>
      {builtin.isError && <ProblemNote error={builtin.error} retry={() => void builtin.refetch()} />}
      <fieldset className="choose-design">
        <legend>{text.choose}</legend>
        {builtin.data?.map(({ key, title }) => (
          <label key={key} className="surface">
            <DesignPicture
              query={{
                key: ['designs', 'builtin', key, language],
                ask: () => laurel.designs.builtinScene(key, { language }),
              }}
            />
            <span className="card-name">
              <span>
                <input type="radio" name="builtin" checked={key === chosen} onChange={() => choose(key)} /> {title}
              </span>
            </span>
          </label>
        ))}
        <label className="surface own">
          <span className="card-name">
            <span>
              <input type="radio" name="builtin" checked={chosen === 'picture'} onChange={() => choose('picture')} />{' '}
              {words.own}
            </span>
          </span>
        </label>
      </fieldset>
    </>
  )
}
