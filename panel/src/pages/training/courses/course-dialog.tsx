import type { TrainingCourse } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { courseMessages } from '../messages/courses.ts'

type Props = {
  /** The edited course; null for a new one. */
  of: TrainingCourse | null
  close: () => void
}

/** Adds, edits or deletes a course. */
export function CourseDialog({ of, close }: Props) {
  const text = courseMessages
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const stale = () => client.invalidateQueries({ queryKey: [TRAINING] })
  const save = (values: FormData) => {
    const body = { name: textOf(values, 'name'), code: textOf(values, 'code') }
    return of === null ? laurel.training.courses.create(body) : laurel.training.courses.update(of.id, body)
  }
  if (of !== null && isLeaving)
    return (
      <ActionWithPreview
        title={of.name}
        label={text.delete}
        action={() => laurel.training.courses.delete(of.id)}
        done={async () => {
          toast(text.deleted)
          await stale()
        }}
        close={close}
        isDanger
      >
        <p>{text.deleteAbout}</p>
      </ActionWithPreview>
    )
  return (
    <Dialog title={of === null ? text.create : text.edit} close={close}>
      <Form
        submit={of === null ? text.create : text.save}
        save={save}
        done={async () => {
          toast(of === null ? text.created : text.saved)
          close()
          await stale()
        }}
        beside={
          of !== null && (
            <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
              {text.delete}
            </Button>
          )
        }
      >
        <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} data-autofocus />
        <TextField name="code" label={text.code} description={text.codeAbout} defaultValue={of?.code ?? ''} />
      </Form>
    </Dialog>
  )
}
