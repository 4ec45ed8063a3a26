import { Link } from '@tanstack/react-router'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { assignmentMessages } from '../messages/assignments.ts'
import { AssignmentsTable } from './assignments-table.tsx'

/** Assignments of all programmes, newest first, with earlier cycles. */
export function AssignmentsPage() {
  const text = assignmentMessages
  return (
    <>
      <PageHead title={text.title} />
      <AssignmentsTable
        programme={null}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <Link to="/training/programmes">{text.toProgrammes}</Link>
          </EmptyNote>
        }
      />
    </>
  )
}
