import { useState } from 'react'
import { Button } from '../../../components/button.ts'
import { NativeSelect, TextInput } from '../../../components/inputs.ts'
import { useEach } from '../../../components/use-each.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { bulkMessages } from '../messages/bulk.ts'
import { type ChangeOfMany, changeOne, isReady } from './change-one.ts'
import { MAX_CHANGED } from './ids-of-chosen.ts'
import { ManyDialog, type ManyProps } from './many-dialog.tsx'

const START: ChangeOfMany = { what: 'add_tag', value: '' }

/** Changes one field of the selected contacts. */
export function ChangeMany({ chosen, idsOf, cancel, done }: ManyProps) {
  const text = bulkMessages
  const { formats } = useLanguage()
  const [change, setChange] = useState(START)
  const each = useEach(idsOf, (id) => changeOne(id, change))
  const count = formats.number(Math.min(chosen.count, MAX_CHANGED))
  const begin = (
    <Button disabled={!isReady(change)} onClick={() => void each.begin()}>
      {text.changeNow(count)}
    </Button>
  )
  return (
    <ManyDialog {...{ chosen, cancel, done, each, begin }} title={text.changeMany(count)}>
      <ChangeFields change={change} setChange={setChange} />
    </ManyDialog>
  )
}

type FieldsProps = { change: ChangeOfMany; setChange: (to: ChangeOfMany) => void }

function ChangeFields({ change: { what, value }, setChange }: FieldsProps) {
  const text = bulkMessages
  const { stages } = contactWords
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
