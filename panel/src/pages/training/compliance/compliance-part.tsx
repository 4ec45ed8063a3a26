import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { complianceQuery } from '../../../api/training-queries.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { ComplianceFigures } from './compliance-figures.tsx'
import { ComplianceTrend } from './compliance-trend.tsx'

/** Figures and trend of all programmes, or of one. */
export function CompliancePart({ programmeId }: { programmeId: number | undefined }) {
  const compliance = useQuery(complianceQuery(programmeId))
  if (compliance.isPending) return <Skeleton height={140} />
  if (compliance.isError) return <ProblemNote error={compliance.error} retry={() => void compliance.refetch()} />
  const { totals, trend } = compliance.data
  if (totals.compliant + totals.due + totals.overdue === 0) return null
  return (
    <div className="programme training-overview">
      <section className="surface padded">
        <ComplianceFigures of={totals} />
      </section>
      <ComplianceTrend of={trend} />
    </div>
  )
}
