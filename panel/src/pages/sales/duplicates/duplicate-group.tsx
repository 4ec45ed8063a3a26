import type { DuplicateGroup } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useContactName } from '../../../shell-parts/contact-name.ts'
import { CompareTable } from './compare-table.tsx'
import { duplicateMessages } from './messages.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

/** Contacts that may be the same person, side by side. */
export function DuplicateGroupPart({ of, mayWrite }: { of: DuplicateGroup; mayWrite: boolean }) {
  const text = duplicateMessages
  const { formats } = useLanguage()
  const nameOf = useContactName()
  const id = useId()
  const [left, setLeft] = useState<readonly number[]>([])
  const [merging, setMerging] = useState(false)
  const chosen = of.contacts.filter((contact) => !left.includes(contact.id))
  const reasons = [...new Set(of.reasons.map(({ kind }) => text.reasons[kind]))]
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <div className="row between">
        <h2 className="group-title" id={id}>
          <bdi>{formats.list([...new Set(of.contacts.map(nameOf))])}</bdi>
        </h2>
        <span className="soft">{text.likely(formats.percent(of.confidence))}</span>
      </div>
      <p className="soft">{reasons.join(' · ')}</p>
      <CompareTable contacts={of.contacts} {...(of.contacts.length > 2 && mayWrite && { left, setLeft })} />
      {mayWrite && (
        <div className="row">
          <Button disabled={chosen.length < 2} onClick={() => setMerging(true)}>
            {text.merge}
          </Button>
          <Dismiss ids={chosen.map((contact) => contact.id)} names={formats.list(chosen.map(nameOf))} />
        </div>
      )}
      <Suspense>{merging && <MergeDialog contacts={chosen} close={() => setMerging(false)} />}</Suspense>
    </section>
  )
}

/** Says that contacts are different people, with undo. */
function Dismiss({ ids, names }: { ids: number[]; names: string }) {
  const text = duplicateMessages
  const client = useQueryClient()
  const problemText = useProblemText()
  const refresh = () => client.invalidateQueries({ queryKey: ['duplicates'] })
  const dismissing = useMutation({
    mutationFn: () => laurel.crm.notDuplicates.add({ contact_ids: ids }),
    onSuccess: async ({ not_duplicates }) => {
      toast(text.dismissed(names), async () => {
        for (const { id } of not_duplicates) await laurel.crm.notDuplicates.delete(id)
        await refresh()
      })
      await refresh()
    },
    onError: (error) => toast(problemText(error)),
  })
  return (
    <Button
      variant="default"
      disabled={ids.length < 2}
      loading={dismissing.isPending}
      onClick={() => dismissing.mutate()}
    >
      {text.notSame}
    </Button>
  )
}
