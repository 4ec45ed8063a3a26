import { Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { WayBack } from '../../../components/way-back.tsx'
import { placeMessages } from '../../../shell-parts/messages/places.ts'
import '../../../shell-parts/crm/crm.css'
import { TasksPart } from '../../../shell-parts/tasks/tasks-part.tsx'
import { DealHistory } from './deal-history.tsx'
import { DealSummary } from './deal-summary.tsx'
import { dealMessages } from './messages.ts'

const DealDialog = lazy(async () => ({ default: (await import('./deal-dialog.tsx')).DealDialog }))
const DeleteDeal = lazy(async () => ({ default: (await import('./delete-deal.tsx')).DeleteDeal }))

const dealQuery = (id: number) => queryOptions({ queryKey: ['deals', id], queryFn: () => laurel.crm.deals.get(id) })

/** A deal with its way through the stages. */
export function DealPage() {
  const dealId = Number(useParams({ strict: false }).dealId)
  const { who } = useRouteContext({ from: '/inside' })
  const text = dealMessages
  const places = placeMessages
  const deal = useQuery(dealQuery(dealId))
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  if (deal.isError)
    return (
      <>
        <PageHead title={text.deal} />
        <ProblemNote error={deal.error} retry={() => void deal.refetch()} />
      </>
    )
  return (
    <>
      <WayBack to="/crm/pipeline" label={places.pipeline} />
      <PageHead title={deal.data?.title ?? text.deal}>
        {deal.data && may(who, 'crm:write') && (
          <>
            <Button variant="subtle" color="red" onClick={() => setOpen('delete')}>
              {text.remove}
            </Button>
            <Button variant="default" onClick={() => setOpen('edit')}>
              {text.edit}
            </Button>
          </>
        )}
      </PageHead>
      {deal.isPending && <Skeleton height={240} />}
      {deal.data && (
        <div className="record-parts">
          <DealSummary of={deal.data} />
          <div className="stack">
            <TasksPart about={{ deal: { id: dealId, name: deal.data.title } }} />
            <DealHistory dealId={dealId} />
          </div>
          <Suspense>
            {open === 'edit' && <DealDialog of={deal.data} close={close} />}
            {open === 'delete' && <DeleteDeal of={deal.data} close={close} />}
          </Suspense>
        </div>
      )}
    </>
  )
}
