import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { FilterChip } from '../../../components/filter-chip.tsx'
import { X } from '../../../components/icons.tsx'
import { findCompanies } from '../../../shell-parts/crm/find-records.ts'
import { membersQuery } from '../../../shell-parts/crm/owner-field.tsx'
import { FindRecord } from '../../../shell-parts/crm/record-field.tsx'
import { pipelineMessages } from './messages.ts'
import type { PipelineFilter } from './pipeline-filter.ts'

type Change = (to: Record<string, string | undefined>) => void
type Props = { filter: PipelineFilter; isList: boolean; change: Change }

/** Choice between board and list, and the filters of both. */
export function PipelineBar({ filter, isList, change }: Props) {
  const text = pipelineMessages
  const { who } = useRouteContext({ from: '/inside' })
  const members = useQuery({ ...membersQuery, enabled: may(who, 'people:read') })
  const emails = members.data?.map(({ name, email }) => ({ value: email, label: name })) ?? []
  // Owners are texts: one that is no member can be asked for by the address.
  const isOther = filter.owner !== undefined && !emails.some(({ value }) => value === filter.owner)
  const options = isOther ? [...emails, { value: filter.owner!, label: filter.owner! }] : emails
  return (
    <div className="row above-list">
      <FilterChip
        of={{
          name: 'as',
          label: text.shownAs,
          asTabs: true,
          options: [
            { value: '', label: text.board },
            { value: 'list', label: text.list },
          ],
        }}
        value={isList ? 'list' : ''}
        change={(as) => change({ as, ...(as === '' && { stage: undefined, currency: undefined, q: undefined }) })}
      />
      <FilterChip
        of={{ name: 'owner', label: text.owner, ...(members.data && { options }) }}
        value={filter.owner ?? ''}
        change={(owner) => change({ owner })}
      />
      <CompanyChip id={filter.account_id} change={change} />
    </div>
  )
}

function CompanyChip({ id, change }: { id: number | undefined; change: Change }) {
  const text = pipelineMessages
  const [isOpen, setOpen] = useState(false)
  const company = useQuery({
    queryKey: ['accounts', id],
    queryFn: () => laurel.crm.accounts.get(id!),
    enabled: id !== undefined,
  })
  const choose = (to: number | undefined) => {
    change({ account_id: to === undefined ? undefined : String(to) })
    setOpen(false)
  }
  const name = company.data?.name ?? String(id ?? '')
  return (
    <>
      {id === undefined ? (
        <button type="button" className="plain edged" onClick={() => setOpen(true)}>
          {text.allCompanies}
        </button>
      ) : (
        <button
          type="button"
          className="plain edged"
          aria-label={text.clearCompany(name)}
          onClick={() => choose(undefined)}
        >
          <bdi>{name}</bdi> <X size={16} />
        </button>
      )}
      {isOpen && (
        <Dialog title={text.chooseCompany} close={() => setOpen(false)}>
          <FindRecord
            label={text.company}
            kind="accounts"
            find={findCompanies}
            choose={(record) => choose(record.id)}
          />
        </Dialog>
      )}
    </>
  )
}
