import type { Deal } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Filter } from '../../../components/list-types.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { crmFile } from '../../../shell-parts/crm/crm-file.ts'
import { stagesQuery, useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { dealColumns } from './deal-columns.tsx'
import { pipelineMessages } from './messages.ts'
import type { PipelineFilter } from './pipeline-filter.ts'

const MoveMany = lazy(async () => ({ default: (await import('./move-many.tsx')).MoveMany }))

type Asked = NonNullable<Parameters<typeof laurel.crm.deals.list>[0]>

/** The results of a search have an order of their own. */
const inOrder = ({ sort, ...asked }: Asked): Asked => (asked.search || !sort ? asked : { ...asked, sort })

/** Deals as a list. */
export function DealsList({ filter, mayWrite }: { filter: PipelineFilter; mayWrite: boolean }) {
  const text = pipelineMessages
  const { formats } = useLanguage()
  const navigate = useNavigate()
  const stages = useQuery(stagesQuery)
  const nameOf = useStageName()
  const filters: Filter[] = [
    {
      name: 'sort',
      label: text.order,
      asTabs: true,
      options: [
        { value: '', label: text.newest },
        { value: 'updated', label: text.updated },
        { value: 'expected_close', label: text.byClose },
      ],
    },
    {
      name: 'stage',
      label: text.stageAll,
      options: stages.data?.map((stage) => ({ value: stage.key, label: nameOf(stage) })) ?? [],
    },
    { name: 'currency', label: text.currency },
  ]
  return (
    <DataTable<Deal>
      name={text.deals}
      id="deals"
      queryKey={['deals', 'list']}
      ask={(asked: Asked) => laurel.crm.deals.list(inOrder(asked))}
      always={filter}
      columns={dealColumns(text, formats)}
      filters={filters}
      searchLabel={text.find}
      exportUrl={(asked) => crmFile('deals', asked)}
      onOpen={({ id }) => void navigate({ to: '/crm/pipeline/$dealId', params: { dealId: String(id) } })}
      {...(mayWrite && {
        actions: (chosen, done) => (
          <Suspense>
            <MoveMany chosen={chosen} filter={filter} done={done} />
          </Suspense>
        ),
      })}
      empty={
        <EmptyNote title={text.none}>
          <p>{text.noneHow}</p>
        </EmptyNote>
      }
    />
  )
}
