import type { NotDuplicate } from '@laurel/client'
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

/** Pairs of contacts that are different people. */
export function DismissedPairs({ mayWrite }: { mayWrite: boolean }) {
  const text = duplicateMessages
  const { formats } = useLanguage()
  return (
    <DataTable<NotDuplicate>
      name={text.parts.dismissed}
      id="dismissed-duplicates"
      queryKey={['duplicates', 'dismissed']}
      ask={laurel.crm.notDuplicates.list}
      columns={pairColumns(text, formats, mayWrite)}
      onOpen={() => {}}
      empty={
        <EmptyNote title={text.noDismissed}>
          <p>{text.noDismissedHow}</p>
        </EmptyNote>
      }
    />
  )
}

const pairColumns = (text: Text, formats: Formats, mayWrite: boolean): Column<NotDuplicate>[] => [
  {
    key: 'pair',
    name: text.pair,
    width: 'minmax(12rem, 2fr)',
    phone: 'first',
    show: ({ contact_ids, contact_names }) =>
      contact_ids.map((id, nth) => (
        <span key={id}>
          {nth > 0 && ' · '}
          <Link to="/crm/contacts/$contactId" params={{ contactId: String(id) }}>
            <bdi>{contact_names[nth] || id}</bdi>
          </Link>
        </span>
      )),
  },
  {
    key: 'since',
    name: text.since,
    width: 'minmax(13rem, 1fr)',
    phone: 'second',
    show: ({ created_at }) => formats.moment(created_at),
  },
  ...(mayWrite
    ? [
        {
          key: 'again',
          name: text.again,
          width: 'minmax(14rem, 1fr)',
          phone: 'aside' as const,
          show: ({ id }: NotDuplicate) => <ShowAgain id={id} />,
        },
      ]
    : []),
]

function ShowAgain({ id }: { id: number }) {
  const text = duplicateMessages
  const client = useQueryClient()
  const problemText = useProblemText()
  const restoring = useMutation({
    mutationFn: () => laurel.crm.notDuplicates.delete(id),
    onSuccess: async () => {
      toast(text.restored)
      await client.invalidateQueries({ queryKey: ['duplicates'] })
    },
    onError: (error) => toast(problemText(error)),
  })
  return (
    <Button variant="default" size="compact-sm" loading={restoring.isPending} onClick={() => restoring.mutate()}>
      {text.again}
    </Button>
  )
}
