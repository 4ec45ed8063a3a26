import type { ContactNote } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { LongTextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { partMessages } from '../../../components/messages/parts.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { noteMessages } from '../messages/notes.ts'

type Props = { of: ContactNote; mayWrite: boolean; remove: () => void }

/** A note with its time, which can be edited in its place. */
export function NoteLine({ of, mayWrite, remove }: Props) {
  const text = noteMessages
  const { formats } = useLanguage()
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <EditNote of={of} close={() => setEdited(false)} />
  const time = formats.moment(of.created_at)
  return (
    <li>
      <p className="note-text" dir="auto">
        {of.text}
      </p>
      <div className="row soft">
        {of.updated_at === of.created_at ? time : text.edited(time)}
        {mayWrite && (
          <>
            <Button variant="subtle" size="compact-xs" aria-label={text.editOf(time)} onClick={() => setEdited(true)}>
              {text.edit}
            </Button>
            <Button variant="subtle" size="compact-xs" color="red" aria-label={text.deleteOf(time)} onClick={remove}>
              {text.delete}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function EditNote({ of, close }: { of: ContactNote; close: () => void }) {
  const text = noteMessages
  const { save, cancel } = partMessages
  const client = useQueryClient()
  return (
    <li>
      <Form
        submit={save}
        beside={
          <Button variant="default" onClick={close}>
            {cancel}
          </Button>
        }
        save={(values) => laurel.crm.notes.update(of.id, { text: textOf(values, 'text') })}
        done={async () => {
          await client.invalidateQueries({ queryKey: ['contacts', of.contact_id, 'notes'] })
          close()
        }}
      >
        <LongTextField
          name="text"
          aria-label={text.text}
          defaultValue={of.text}
          minRows={2}
          maxLength={10_000}
          autoFocus
        />
      </Form>
    </li>
  )
}
