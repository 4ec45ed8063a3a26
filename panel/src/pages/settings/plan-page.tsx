import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { settingsMessages } from './messages/settings.ts'

/** Plan, credits and credit history. */
export function PlanPage() {
  const text = settingsMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const credits = useQuery({ queryKey: ['credits'], queryFn: () => laurel.credits.get() })
  return (
    <>
      <PageHead title={text.plan} />
      {credits.isError && <ProblemNote error={credits.error} retry={() => void credits.refetch()} />}
      <div className="cards figures">
        <Figure name={text.planName} value={text.plans[who.organisation.plan] ?? who.organisation.plan} />
        <Figure name={text.balance} value={credits.data ? formats.number(credits.data.balance) : '…'} />
        <Figure name={text.held} value={credits.data ? formats.number(credits.data.held) : '…'} />
      </div>
      <DataTable
        name={text.ledger}
        id="credits"
        queryKey={['credits', 'ledger']}
        ask={laurel.credits.listEntries}
        columns={[
          {
            key: 'kind',
            name: text.kind,
            width: 'minmax(8rem, 1fr)',
            phone: 'first',
            show: ({ kind }) => text.kinds[kind],
          },
          {
            key: 'at',
            name: text.at,
            width: 'minmax(13rem, 1fr)',
            phone: 'second',
            show: ({ created_at }) => formats.moment(created_at),
          },
          {
            key: 'amount',
            name: text.amount,
            width: '7rem',
            isNumber: true,
            phone: 'aside',
            show: ({ amount }) => formats.number(amount),
          },
          { key: 'note', name: text.note, width: 'minmax(8rem, 2fr)', show: ({ note }) => <bdi>{note ?? ''}</bdi> },
        ]}
        onOpen={() => {}}
        empty={<EmptyNote title={text.noEntries} />}
      />
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="surface padded">
      <div className="soft">{name}</div>
      <strong className="figure">{value}</strong>
    </div>
  )
}
