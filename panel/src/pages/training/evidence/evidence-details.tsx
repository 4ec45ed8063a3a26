import type { TrainingEvidence } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { SITE } from '../../../api/site.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { COLON, useLanguage } from '../../../messages/use-messages.tsx'
import { dueDay } from '../due-day.ts'
import { evidenceMessages } from '../messages/evidence.ts'
import { personMessages } from '../messages/person.ts'
import { EvidenceDecision } from './evidence-decision.tsx'
import { EvidenceStatus } from './evidence-status.tsx'

/** One piece of evidence: its picture or file, and the decision about it. */
export function EvidenceDetails({ id, close }: { id: number; close: () => void }) {
  const text = evidenceMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [decides, setDecides] = useState<'approve' | 'decline' | 'delete' | null>(null)
  const evidence = useQuery({
    queryKey: [TRAINING, 'evidence', 'one', id],
    queryFn: () => laurel.training.evidence.get(id),
  })
  const { data: of } = evidence
  const mayWrite = may(who, 'training:write')
  return (
    <DetailsDrawer title={<bdi>{of ? of.name || of.email : text.title}</bdi>} close={close}>
      {evidence.isPending && <Skeleton height={160} />}
      {evidence.isError && <ProblemNote error={evidence.error} retry={() => void evidence.refetch()} />}
      {of && (
        <div className="stack">
          <EvidenceFacts of={of} />
          {mayWrite && (
            <div className="row">
              {of.status === 'pending' && <Button onClick={() => setDecides('approve')}>{text.approve}</Button>}
              {of.status === 'pending' && (
                <Button variant="default" onClick={() => setDecides('decline')}>
                  {text.decline}
                </Button>
              )}
              <Button variant="subtle" color="red" onClick={() => setDecides('delete')}>
                {text.delete}
              </Button>
            </div>
          )}
          <EvidenceFile of={of} />
          {decides && <EvidenceDecision of={of} action={decides} close={() => setDecides(null)} deleted={close} />}
        </div>
      )}
    </DetailsDrawer>
  )
}

function EvidenceFacts({ of }: { of: TrainingEvidence }) {
  const text = evidenceMessages
  const { everything } = personMessages
  const { formats } = useLanguage()
  return (
    <Facts
      of={[
        [
          text.status,
          <span key="status">
            <EvidenceStatus status={of.status} />
          </span>,
        ],
        [
          text.email,
          <>
            <a href={`mailto:${of.email}`}>{of.email}</a>{' '}
            <Link to="/person" search={{ email: of.email } as never}>
              {everything}
            </Link>
          </>,
        ],
        [text.course, of.course_name],
        [text.day, of.completed_on === null ? '–' : dueDay(of.completed_on, formats)],
        ...(of.note === '' ? [] : [[text.note, of.note] as const]),
        [text.uploadedAt, formats.moment(of.created_at)],
        ...(of.decided_at === null ? [] : [[text.decided, formats.moment(of.decided_at)] as const]),
        ...(of.reason === null ? [] : [[text.reason, of.reason] as const]),
      ]}
    />
  )
}

/** The picture itself, and a link that downloads the file. */
function EvidenceFile({ of }: { of: TrainingEvidence }) {
  const text = evidenceMessages
  const address = `${SITE}/api/v1/admin/training/evidence/${of.id}/file`
  return (
    <section className="stack">
      <a href={address} download>
        {text.download}
        {COLON} <bdi>{of.file_name}</bdi>
      </a>
      {of.content_type !== 'application/pdf' && (
        <img className="cover-shown" src={address} alt={text.picture(of.name || of.email)} />
      )}
    </section>
  )
}
