import type { Contact } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { contactQuery } from '../../../api/contact-queries.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { WayBack } from '../../../components/way-back.tsx'
import { useContactName } from '../../../shell-parts/contact-name.ts'
import { TasksPart } from '../../../shell-parts/tasks/tasks-part.tsx'
import { contactMessages } from '../messages/contact.ts'
import './contact.css'
import { ContactActions } from './contact-actions.tsx'
import { ContactDeals } from './contact-deals.tsx'
import { ContactEmails } from './contact-emails.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactScore } from './contact-score.tsx'
import { ContactSummary } from './contact-summary.tsx'
import { Notes } from './notes.tsx'
import { Timeline } from './timeline.tsx'

/** One contact with everything that is known about it. */
export function ContactPage() {
  const { contactId } = useParams({ strict: false }) as { contactId: string }
  const text = contactMessages
  const nameOf = useContactName()
  const { data, error, isError, refetch } = useQuery({ ...contactQuery(Number(contactId)), retry: false })
  return (
    <>
      <WayBack to="/crm" label={text.all} />
      <PageHead title={data ? nameOf(data) : text.title}>{data && <ContactActions of={data} />}</PageHead>
      {isError && <ProblemNote error={error} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && <Parts of={data} />}
    </>
  )
}

function Parts({ of }: { of: Contact }) {
  const nameOf = useContactName()
  return (
    <>
      <ContactSummary of={of} />
      {/* Deletions that can still be undone belong to one contact. */}
      <div className="contact-parts" key={of.id}>
        <div className="stack">
          <Notes contactId={of.id} />
          <Timeline contactId={of.id} />
        </div>
        <div className="stack">
          <TasksPart about={{ contact: { id: of.id, name: nameOf(of) } }} />
          <ContactFacts of={of} />
          <ContactScore of={of} />
          <ContactDeals of={of} />
          <ContactEmails of={of} />
        </div>
      </div>
    </>
  )
}
