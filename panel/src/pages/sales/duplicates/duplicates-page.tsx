import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { may } from '../../../api/sign-in-session.ts'
import { FilterChip } from '../../../components/filter-chip.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import '../../../shell-parts/crm/crm.css'
import './duplicates.css'
import { DismissedPairs } from './dismissed-pairs.tsx'
import { DuplicateGroups } from './duplicate-groups.tsx'
import { MergeList } from './merge-list.tsx'
import { duplicateMessages } from './messages.ts'

/** Contacts that may be the same person, the merges so far, and pairs that are different people. */
export function DuplicatesPage() {
  const text = duplicateMessages
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const { part = '' } = useSearch({ strict: false }) as { part?: string }
  const mayWrite = may(who, 'crm:write')
  const options = [
    { value: '', label: text.parts.review },
    { value: 'merges', label: text.parts.merges },
    { value: 'dismissed', label: text.parts.dismissed },
  ]
  return (
    <>
      <PageHead title={text.title} />
      <div className="row above-list">
        <FilterChip
          of={{ name: 'part', label: text.shown, asTabs: true, options }}
          value={part}
          change={(to) => void navigate({ to: '/crm/duplicates', search: { part: to } as never })}
        />
      </div>
      {part === 'merges' && <MergeList mayWrite={mayWrite} />}
      {part === 'dismissed' && <DismissedPairs mayWrite={mayWrite} />}
      {part === '' && <DuplicateGroups mayWrite={mayWrite} />}
    </>
  )
}
