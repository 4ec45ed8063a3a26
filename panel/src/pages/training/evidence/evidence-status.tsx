import '../training.css'
import type { TrainingEvidence } from '@laurel/client'
import { Badge } from '../../../components/badge.ts'
import { evidenceMessages } from '../messages/evidence.ts'

const LIKE = { pending: 'due', approved: 'compliant', declined: 'overdue' } as const

/** The status of evidence, in a word and a colour. */
export function EvidenceStatus({ status }: Pick<TrainingEvidence, 'status'>) {
  const { statuses } = evidenceMessages
  return (
    <Badge className="training-status" variant="outline" color="gray" data-status={LIKE[status]}>
      {statuses[status]}
    </Badge>
  )
}
