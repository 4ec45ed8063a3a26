import type { Form } from '@laurel/client'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { QuestionList } from '../../components/questions/question-list.tsx'
import { QuestionPreview } from '../../components/questions/question-preview.tsx'
import { useQuestions } from '../../components/questions/use-questions.ts'
import { fieldsFrom, mappingFor, questionsIn } from './form-fields.ts'
import { FormGroup } from './form-group.tsx'
import { formMessages } from './messages/forms.ts'

type Props = { of: Form; answered: Record<string, number>; mayWrite: boolean }

/** The questions of a form beside its page as visitors see it. */
export function FormQuestions({ of, answered, mayWrite }: Props) {
  const text = formMessages
  const [shows, setShows] = useState<'form' | 'thanks'>('form')
  const stored = questionsIn(of)
  const questions = useQuestions(stored, Object.keys(answered))
  const { name, language, consent_text, thank_you_text, redirect_url } = of
  const settings = { name, language, consent_text, thank_you_text, redirect_url, shows }
  return (
    <div className={mayWrite ? 'edited-and-shown' : 'narrow'}>
      {mayWrite && (
        <FormGroup
          of={of}
          title={text.views.questions}
          read={() => ({
            fields: fieldsFrom(questions.questions),
            contact_mapping: mappingFor(questions.questions, of.contact_mapping),
          })}
          done={(saved) => questions.reset(questionsIn(saved))}
          isChanged={questions.isChanged}
        >
          <QuestionList
            name="fields"
            {...{ stored, questions, answered }}
            empty={
              <EmptyNote title={text.noQuestions}>
                <p>{text.noQuestionsHow}</p>
              </EmptyNote>
            }
          />
        </FormGroup>
      )}
      <div className="stack form-preview">
        <NativeSelect
          label={text.previewShows}
          value={shows}
          data={[
            { value: 'form', label: text.form },
            { value: 'thanks', label: text.thanks },
          ]}
          onChange={({ currentTarget }) => setShows(currentTarget.value as typeof shows)}
        />
        <QuestionPreview
          questions={questions.questions}
          drawnFor={`form ${of.id} ${JSON.stringify(settings)}`}
          draw={async (questions) => (await laurel.forms.preview({ ...settings, fields: fieldsFrom(questions) })).html}
        />
      </div>
    </div>
  )
}
