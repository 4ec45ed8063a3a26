import type { Account } from '@laurel/client'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Filter } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { crmFile } from '../../../shell-parts/crm/crm-file.ts'
import { companyColumns } from './company-columns.tsx'
import { companyMessages } from './messages.ts'

const CompanyDialog = lazy(async () => ({ default: (await import('./company-dialog.tsx')).CompanyDialog }))

type Asked = Parameters<typeof laurel.crm.accounts.list>[0]

/** The results of a search have an order of their own. */
const inOrder = ({ sort, ...asked }: NonNullable<Asked> = {}): Asked =>
  asked.search || !sort ? asked : { ...asked, sort }

/** Companies of contacts and deals. */
export function CompaniesPage() {
  const text = companyMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const mayWrite = may(who, 'crm:write')
  useSingleKeys([['c', () => setAdding(mayWrite)]])
  const open = ({ id }: Pick<Account, 'id'>) =>
    void navigate({ to: '/crm/companies/$companyId', params: { companyId: String(id) } })
  const add = mayWrite && <Button onClick={() => setAdding(true)}>{text.add}</Button>
  const orders = { name: 'sort', label: text.order, asTabs: true }
  const filters: Filter[] = [
    {
      ...orders,
      options: [
        { value: '', label: text.newest },
        { value: 'name', label: text.byName },
      ],
    },
    { name: 'industry', label: text.industry },
  ]
  return (
    <>
      <PageHead title={text.title}>{add}</PageHead>
      <DataTable
        name={text.title}
        id="companies"
        queryKey={['accounts']}
        ask={(asked: Asked) => laurel.crm.accounts.list(inOrder(asked))}
        columns={companyColumns(text, formats)}
        filters={filters}
        searchLabel={text.find}
        exportUrl={(asked) => crmFile('accounts', asked)}
        onOpen={open}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {add}
          </EmptyNote>
        }
      />
      <Suspense>{adding && <CompanyDialog of={null} close={() => setAdding(false)} done={open} />}</Suspense>
    </>
  )
}
