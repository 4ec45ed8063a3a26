import type { DuplicateContact, Merge, MergedContact } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useContactName } from '../../../shell-parts/contact-name.ts'
import { MergeFields, withChoice } from './merge-fields.tsx'
import { duplicateMessages } from './messages.ts'

type Props = { contacts: readonly DuplicateContact[]; close: () => void }

/** Merges contacts: which one stays, and whose value each field gets, with the result before anything is done. */
export function MergeDialog({ contacts, close }: Props) {
  const text = duplicateMessages
  const { number } = useLanguage().formats
  const [primary, setPrimary] = useState(contacts[0]!.id)
  const [fields, setFields] = useState<NonNullable<Merge['fields']>>({})
  const merge: Merge = {
    primary_id: primary,
    duplicate_ids: contacts.map(({ id }) => id).filter((id) => id !== primary),
    fields,
  }
  const done = useMerged()
  return (
    <ActionWithPreview
      size="xl"
      title={text.mergeTitle}
      previewOf={JSON.stringify(merge)}
      preview={() => laurel.crm.contacts.merge(merge, { dry_run: true }) as Promise<MergedContact>}
      label={text.mergeThem(number(contacts.length))}
      action={() => laurel.crm.contacts.merge(merge) as Promise<MergedContact>}
      done={done}
      close={close}
    >
      {(preview) => (
        <>
          <KeptContact
            {...{ contacts, primary }}
            choose={(id) => {
              setPrimary(id)
              setFields({})
            }}
          />
          {/* The preview of another choice is shown until that of this one is there. */}
          {preview.id === primary ? (
            <>
              <MergeFields
                of={preview}
                chosen={fields}
                contacts={contacts}
                choose={(field, id) => setFields(withChoice(fields, field, id))}
              />
              <Moves of={preview.moved} />
            </>
          ) : (
            <Skeleton height={240} />
          )}
          <p className="soft">{text.undoable}</p>
        </>
      )}
    </ActionWithPreview>
  )
}

type KeptProps = Pick<Props, 'contacts'> & { primary: number; choose: (id: number) => void }

/** Choice of the contact that stays. */
function KeptContact({ contacts, primary, choose }: KeptProps) {
  const text = duplicateMessages
  const nameOf = useContactName()
  return (
    <fieldset className="merge-field">
      <legend>{text.keep}</legend>
      {contacts.map((contact) => (
        <label key={contact.id}>
          <input type="radio" name="primary" checked={contact.id === primary} onChange={() => choose(contact.id)} />
          <bdi>{[nameOf(contact), contact.email].filter(Boolean).join(' · ')}</bdi>
        </label>
      ))}
      <p className="soft">{text.keepHow}</p>
    </fieldset>
  )
}

const SHOWING = ['duplicates', 'contacts', 'deals', 'tasks', 'accounts']

/** Says that contacts were merged, with undo. */
function useMerged() {
  const text = duplicateMessages
  const nameOf = useContactName()
  const client = useQueryClient()
  const problemText = useProblemText()
  const refresh = () => Promise.all(SHOWING.map((root) => client.invalidateQueries({ queryKey: [root] })))
  return async (merged: MergedContact) => {
    toast(text.merged(nameOf(merged)), async () => {
      await laurel.crm.merges.undo(merged.merge_id!).catch((error: unknown) => toast(problemText(error)))
      await refresh()
    })
    await refresh()
  }
}

function Moves({ of }: { of: MergedContact['moved'] }) {
  const text = duplicateMessages
  const { number, list } = useLanguage().formats
  const parts = (['deals', 'notes', 'tasks', 'activities'] as const).flatMap((kind) =>
    of[kind] > 0 ? [text[kind](number(of[kind]))] : [],
  )
  return <p>{parts.length > 0 ? text.moves(list(parts)) : text.movesNothing}</p>
}
