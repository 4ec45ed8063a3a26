import './training.css'
import { Badge } from '../../components/badge.ts'
import { type Status, trainingMessages } from './messages/training.ts'

/** The status of an assignment, in a word and a colour. */
export function StatusBadge({ status }: { status: Status }) {
  const { statuses } = trainingMessages
  return (
    <Badge className="training-status" variant="outline" color="gray" data-status={status}>
      {statuses[status]}
    </Badge>
  )
}
