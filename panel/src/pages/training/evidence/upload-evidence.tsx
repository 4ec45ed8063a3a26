import type { TrainingCourse } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { LongTextField, SelectField, TextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form, useProblem } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { DateField } from '../date-field.tsx'
import { evidenceMessages } from '../messages/evidence.ts'

const TYPES = 'application/pdf,image/png,image/jpeg,image/webp'

/** Uploads proof that somebody has completed a course. */
export function UploadEvidence({ courses, close }: { courses: readonly TrainingCourse[]; close: () => void }) {
  const text = evidenceMessages
  const client = useQueryClient()
  const [lacksFile, setLacksFile] = useState(false)
  const save = async (values: FormData) => {
    const file = values.get('file')
    const isChosen = file instanceof File && file.size > 0
    setLacksFile(!isChosen)
    if (!isChosen) return null
    const [name, completed_on] = [textOrNone(values, 'name'), textOrNone(values, 'completed_on')]
    return laurel.training.evidence.add({
      ...{ file, course_id: Number(textOf(values, 'course_id')), email: textOf(values, 'email') },
      ...{ note: textOf(values, 'note'), ...(name && { name }), ...(completed_on && { completed_on }) },
    })
  }
  return (
    <Dialog title={text.upload} close={close} size="lg">
      <Form
        submit={text.upload}
        save={save}
        done={async (added) => {
          if (added === null) return
          toast(text.uploaded)
          close()
          await client.invalidateQueries({ queryKey: [TRAINING] })
        }}
      >
        <SelectField
          name="course_id"
          label={text.course}
          data={courses.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <div className="beside">
          <TextField name="email" type="email" label={text.email} description={text.emailAbout} data-autofocus />
          <TextField name="name" label={text.name} description={text.nameAbout} />
        </div>
        <DateField name="completed_on" label={text.day} />
        <LongTextField name="note" label={text.note} minRows={2} />
        <FileField lacks={lacksFile} />
      </Form>
    </Dialog>
  )
}

function FileField({ lacks }: { lacks: boolean }) {
  const text = evidenceMessages
  const problem = useProblem('file') ?? (lacks ? text.noFile : undefined)
  return (
    <div className="stack">
      <label>
        <span className="mantine-InputWrapper-label">{text.file}</span>{' '}
        <input
          type="file"
          name="file"
          accept={TYPES}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="evidence-file"
        />
      </label>
      <span id="evidence-file" className={problem ? 'field-problem' : 'soft'}>
        {problem ?? text.fileAbout}
      </span>
    </div>
  )
}
