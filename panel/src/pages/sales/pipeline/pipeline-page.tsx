import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import '../../../shell-parts/crm/crm.css'
import { Board } from './board.tsx'
import { DealsList } from './deals-list.tsx'
import { pipelineMessages } from './messages.ts'
import { PipelineBar } from './pipeline-bar.tsx'
import { usePipelineFilter } from './pipeline-filter.ts'
import './pipeline.css'

const DealDialog = lazy(async () => ({ default: (await import('../deals/deal-dialog.tsx')).DealDialog }))

/** Deals by stage, as a board or as a list. */
export function PipelinePage() {
  const text = pipelineMessages
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const { filter, isList, change } = usePipelineFilter()
  const [adding, setAdding] = useState<{ stage?: string } | null>(null)
  const mayWrite = may(who, 'crm:write')
  useSingleKeys([['c', () => setAdding(mayWrite ? {} : null)]])
  return (
    <>
      <PageHead title={text.title}>
        {mayWrite && (
          <>
            <Button variant="default" renderRoot={(props) => <Link to="/crm/pipeline/stages" {...props} />}>
              {text.editStages}
            </Button>
            <Button onClick={() => setAdding({})}>{text.add}</Button>
          </>
        )}
      </PageHead>
      <PipelineBar {...{ filter, isList, change }} />
      {isList ? (
        <DealsList filter={filter} mayWrite={mayWrite} />
      ) : (
        <Board filter={filter} mayWrite={mayWrite} add={(stage) => setAdding(stage === undefined ? {} : { stage })} />
      )}
      <Suspense>
        {adding && (
          <DealDialog
            of={null}
            {...adding}
            close={() => setAdding(null)}
            done={({ id }) => isList && void navigate({ to: '/crm/pipeline/$dealId', params: { dealId: String(id) } })}
          />
        )}
      </Suspense>
    </>
  )
}
