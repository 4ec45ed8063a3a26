import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { NativeSelect, TextInput } from '../../../components/inputs.ts'
import type { Chosen } from '../../../components/list-types.ts'
import { partMessages } from '../../../components/messages/parts.ts'
import { useEach } from '../../../components/use-each.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { bulkMessages } from '../messages/bulk.ts'
import { type ChangeOfMany, changeOne, isReady } from './change-one.ts'
import { CourseNote } from './course-note.tsx'
import { MAX_CHANGED } from './ids-of-chosen.ts'

export type ManyProps = {
  chosen: Chosen
  idsOf: () => Promise<readonly number[]>
  cancel: () => void
  done: () => void
}

const START: ChangeOfMany = { what: 'add_tag', value: '' }

/** Changes one field of the selected contacts, and says how far it is. */
export function ChangeMany({ chosen, idsOf, cancel, done }: ManyProps) {
  const text = useMessages(bulkMessages)
  const shared = useMessages(partMessages)
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [change, setChange] = useState(START)
  const each = useEach(idsOf, (id) => changeOne(id, change))
  const { course } = each
  const count = formats.number(Math.min(chosen.count, MAX_CHANGED))
  const close = async () => {
    await client.invalidateQueries({ queryKey: ['contacts'] })
    done()
    cancel()
  }
  return (
    <Dialog title={text.changeMany(count)} close={course === null ? cancel : () => void close()}>
      <div className="stack">
        {chosen.count > MAX_CHANGED && <p>{text.firstOnly(formats.number(MAX_CHANGED))}</p>}
        {course === null && <ChangeFields change={change} setChange={setChange} />}
        {course && <CourseNote of={course} />}
        <div className="form-end">
          {course === null && (
            <Button disabled={!isReady(change)} onClick={() => void each.begin()}>
              {text.changeNow(count)}
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

type FieldsProps = { change: ChangeOfMany; setChange: (to: ChangeOfMany) => void }

function ChangeFields({ change: { what, value }, setChange }: FieldsProps) {
  const text = useMessages(bulkMessages)
  const { stages } = useMessages(contactWords)
  const set = (to: string) => setChange({ what, value: to })
  return (
    <div className="beside">
      <NativeSelect
        label={text.what}
        value={what}
        data={Object.entries(text.changes).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => {
          const to = currentTarget.value as ChangeOfMany['what']
          setChange({ what: to, value: to === 'lifecycle_stage' ? 'lead' : '' })
        }}
      />
      {what === 'lifecycle_stage' ? (
        <NativeSelect
          label={text.values[what]}
          value={value}
          data={Object.entries(stages).map(([value, label]) => ({ value, label }))}
          onChange={(event) => set(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          label={text.values[what]}
          description={what === 'owner' && text.ownerAbout}
          value={value}
          maxLength={what === 'owner' ? 254 : 50}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
