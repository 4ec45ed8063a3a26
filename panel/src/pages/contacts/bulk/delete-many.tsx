import { LaurelError } from '@laurel/client'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { TextInput } from '../../../components/inputs.ts'
import { partMessages } from '../../../components/messages/parts.ts'
import { useEach } from '../../../components/use-each.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { bulkMessages } from '../messages/bulk.ts'
import { MAX_CHANGED } from './ids-of-chosen.ts'
import { ManyDialog, type ManyProps } from './many-dialog.tsx'

/** Deletes the selected contacts once their number is typed. Contacts with deals are kept, and counted. */
export function DeleteMany({ chosen, idsOf, cancel, done }: ManyProps) {
  const text = bulkMessages
  const shared = partMessages
  const { formats } = useLanguage()
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
  const begin = (
    <Button color="red" disabled={typed.trim() !== word} onClick={() => void each.begin()}>
      {text.deleteNow(count)}
    </Button>
  )
  return (
    <ManyDialog {...{ chosen, cancel, done, each, kept, begin }} title={text.deleteMany(count)}>
      <p>{text.deleteAbout}</p>
      <TextInput
        label={shared.typeToConfirm(word)}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ManyDialog>
  )
}
