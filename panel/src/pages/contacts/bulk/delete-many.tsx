import { LaurelError } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextInput } from '../../../components/inputs.ts'
import { partMessages } from '../../../components/messages/parts.ts'
import { useEach } from '../../../components/use-each.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.tsx'
import { bulkMessages } from '../messages/bulk.ts'
import type { ManyProps } from './change-many.tsx'
import { CourseNote } from './course-note.tsx'
import { MAX_CHANGED } from './ids-of-chosen.ts'

/** Deletes the selected contacts once their number is typed. Contacts with deals are kept, and counted. */
export function DeleteMany({ chosen, idsOf, cancel, done }: ManyProps) {
  const text = useMessages(bulkMessages)
  const shared = useMessages(partMessages)
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const word = String(Math.min(chosen.count, MAX_CHANGED))
  const count = formats.number(Number(word))
  const [kept, setKept] = useState(0)
  const each = useEach(idsOf, async (id) => {
    try {
      await laurel.crm.contacts.delete(id)
    } catch (error) {
      if (!(error instanceof LaurelError) || error.code !== 'has_deals') throw error
      setKept((before) => before + 1)
    }
  })
  const { course } = each
  const close = async () => {
    await client.invalidateQueries({ queryKey: ['contacts'] })
    done()
    cancel()
  }
  return (
    <Dialog title={text.deleteMany(count)} close={course === null ? cancel : () => void close()}>
      <div className="stack">
        {chosen.count > MAX_CHANGED && <p>{text.firstOnly(formats.number(MAX_CHANGED))}</p>}
        {course === null && (
          <>
            <p>{text.deleteAbout}</p>
            <TextInput
              label={shared.typeToConfirm(word)}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </>
        )}
        {course && <CourseNote of={{ ...course, done: course.done - kept }} />}
        {kept > 0 && <p>{text.kept(formats.number(kept))}</p>}
        <div className="form-end">
          {course === null && (
            <Button color="red" disabled={typed.trim() !== word} onClick={() => void each.begin()}>
              {text.deleteNow(count)}
            </Button>
          )}
          {course && !course.isOver && <Button onClick={each.end}>{text.stop}</Button>}
          <Button variant="default" onClick={course ? () => void close() : cancel}>
            {course ? shared.close : shared.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
