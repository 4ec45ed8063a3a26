import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { assignmentMessages } from '../messages/assignments.ts'

type Props = { ids: readonly number[]; done: () => void; close: () => void }

/** Asks before assignments are deleted, one request each, and shows how far it is. */
export function DeleteAssignments({ ids, done, close }: Props) {
  const text = assignmentMessages
  const { formats } = useLanguage()
  const [deleted, setDeleted] = useState(0)
  const remove = async () => {
    for (const [nth, id] of ids.entries()) {
      if (nth >= deleted) await laurel.training.assignments.delete(id)
      setDeleted(nth + 1)
    }
  }
  return (
    <ActionWithPreview
      title={text.deleteTitle(ids.length, formats)}
      label={text.delete}
      action={remove}
      done={() => {
        toast(text.deleted(ids.length, formats))
        done()
      }}
      close={close}
      isDanger
    >
      <p>{text.deleteAbout}</p>
      {deleted > 0 && <p role="status">{text.progress(formats.number(deleted), formats.number(ids.length))}</p>}
    </ActionWithPreview>
  )
}
