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
import '../../../shell-parts/crm/crm.css'
import { TasksPart } from '../../../shell-parts/tasks/tasks-part.tsx'
import { CompanyContacts, CompanyDeals } from './company-parts.tsx'
import { CompanySummary } from './company-summary.tsx'
import { companyMessages } from './messages.ts'

const CompanyDialog = lazy(async () => ({ default: (await import('./company-dialog.tsx')).CompanyDialog }))
const DeleteCompany = lazy(async () => ({ default: (await import('./delete-company.tsx')).DeleteCompany }))

const companyQuery = (id: number) =>
  queryOptions({ queryKey: ['accounts', id], queryFn: () => laurel.crm.accounts.get(id) })

/** A company with its contacts and deals. */
export function CompanyPage() {
  const companyId = Number(useParams({ strict: false }).companyId)
  const { who } = useRouteContext({ from: '/inside' })
  const text = companyMessages
  const company = useQuery(companyQuery(companyId))
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  if (company.isError)
    return (
      <>
        <PageHead title={text.title} />
        <ProblemNote error={company.error} retry={() => void company.refetch()} />
      </>
    )
  const mayWrite = may(who, 'crm:write')
  return (
    <>
      <WayBack to="/crm/companies" label={text.title} />
      <PageHead title={company.data?.name ?? text.title}>
        {mayWrite && company.data && (
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
      {company.isPending && <Skeleton height={240} />}
      {company.data && (
        <>
          <CompanySummary of={company.data} />
          <div className="record-parts">
            <CompanyContacts companyId={companyId} />
            <CompanyDeals of={company.data} mayWrite={mayWrite} />
            <TasksPart about={{ company: { id: companyId, name: company.data.name } }} />
          </div>
          <Suspense>
            {open === 'edit' && <CompanyDialog of={company.data} close={close} />}
            {open === 'delete' && <DeleteCompany of={company.data} close={close} />}
          </Suspense>
        </>
      )}
    </>
  )
}
