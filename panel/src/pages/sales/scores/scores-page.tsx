import type { LeadScoreRule } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import '../../../shell-parts/crm/crm.css'
import { scoreMessages } from './messages.ts'
import { RecalculationPart } from './recalculation-part.tsx'
import { RuleList } from './rule-list.tsx'
import { scoreRulesQuery } from './score-queries.ts'
import './scores.css'

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }))

/** Rules that make up the scores of contacts. */
export function ScoresPage() {
  const text = scoreMessages
  const { who } = useRouteContext({ from: '/inside' })
  const rules = useQuery(scoreRulesQuery)
  const [open, setOpen] = useState<LeadScoreRule | 'new' | null>(null)
  const mayWrite = may(who, 'crm:write')
  useSingleKeys([['c', () => setOpen(mayWrite ? 'new' : null)]])
  const add = mayWrite && <Button onClick={() => setOpen('new')}>{text.add}</Button>
  return (
    <>
      <PageHead title={text.title}>{add}</PageHead>
      <div className="stack">
        <p className="soft">{text.about}</p>
        <RecalculationPart mayWrite={mayWrite} />
        {rules.isPending && <Skeleton height={320} />}
        {rules.isError && <ProblemNote error={rules.error} retry={() => void rules.refetch()} />}
        {rules.data?.length === 0 && (
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {add}
          </EmptyNote>
        )}
        {rules.data && rules.data.length > 0 && <RuleList rules={rules.data} mayWrite={mayWrite} open={setOpen} />}
      </div>
      <Suspense>
        {open !== null && rules.data && (
          <RuleDialog of={open === 'new' ? null : open} rules={rules.data} close={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}
