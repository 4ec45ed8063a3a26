import type { ContactMerge } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import type { Formats } from '../../../messages/formats.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { duplicateMessages } from './messages.ts'

type Text = typeof duplicateMessages

/** Merges of the last 30 days, which can be undone. */
export function MergeList({ mayWrite }: { mayWrite: boolean }) {
  const text = duplicateMessages
  const { formats } = useLanguage()
  return (
    <DataTable<ContactMerge>
      name={text.parts.merges}
      id="contact-merges"
      queryKey={['duplicates', 'merges']}
      ask={laurel.crm.merges.list}
      columns={mergeColumns(text, formats, mayWrite)}
      onOpen={() => {}}
      empty={
        <EmptyNote title={text.noMerges}>
          <p>{text.noMergesHow}</p>
        </EmptyNote>
      }
    />
  )
}

const mergeColumns = (text: Text, formats: Formats, mayWrite: boolean): Column<ContactMerge>[] => [
  {
    key: 'kept',
    name: text.kept,
    width: 'minmax(9rem, 1.4fr)',
    phone: 'first',
    show: ({ primary_id, primary_name }) => (
      <Link to="/crm/contacts/$contactId" params={{ contactId: String(primary_id) }}>
        <bdi>{primary_name || primary_id}</bdi>
      </Link>
    ),
  },
  {
    key: 'merged',
    name: text.mergedContacts,
    width: 'minmax(10rem, 2fr)',
    phone: 'second',
    show: ({ duplicate_names }) => <bdi>{formats.list(duplicate_names)}</bdi>,
  },
  {
    key: 'when',
    name: text.when,
    width: 'minmax(13rem, 1.2fr)',
    show: ({ created_at }) => formats.moment(created_at),
  },
  {
    key: 'state',
    name: text.state,
    width: 'minmax(9rem, 1fr)',
    phone: 'aside',
    show: (merge) => {
      if (merge.undone_at === null && mayWrite) return <UndoMerge id={merge.id} />
      return (
        <span className="state" data-quiet={merge.undone_at !== null}>
          {merge.undone_at === null ? text.active : text.undone}
        </span>
      )
    },
  },
]

function UndoMerge({ id }: { id: number }) {
  const text = duplicateMessages
  const client = useQueryClient()
  const problemText = useProblemText()
  const undoing = useMutation({
    mutationFn: () => laurel.crm.merges.undo(id),
    onSuccess: async () => {
      toast(text.undoneNow)
      await Promise.all(
        ['duplicates', 'contacts', 'deals', 'tasks'].map((root) => client.invalidateQueries({ queryKey: [root] })),
      )
    },
    onError: (error) => toast(problemText(error)),
  })
  return (
    <Button variant="default" size="compact-sm" loading={undoing.isPending} onClick={() => undoing.mutate()}>
      {text.undo}
    </Button>
  )
}
