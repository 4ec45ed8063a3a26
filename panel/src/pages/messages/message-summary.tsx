import type { Message } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { typesQuery } from '../../api/registration-types-query.ts'
import { sessionsQuery } from '../../api/session-queries.ts'
import { Facts } from '../../components/facts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { contactWords } from '../../shell-parts/messages/contact-words.ts'
import { describeAudience } from './describe-audience.ts'
import { timeOf } from './message-time.ts'
import { audienceMessages } from './messages/audience.ts'
import { detailMessages } from './messages/detail.ts'
import { messageListMessages } from './messages/list.ts'
import { useTemplates } from './use-templates.ts'

const FIGURES = ['recipients', 'sent', 'queued', 'kept', 'failed', 'suppressed', 'cancelled', 'opened_links'] as const

/** A message in brief: its progress, time, recipients and text. */
export function MessageSummary({ of }: { of: Message }) {
  const text = detailMessages
  const list = messageListMessages
  const audience = audienceMessages
  const contact = contactWords
  const { formats } = useLanguage()
  const templates = useTemplates()
  const types = useQuery({ ...typesQuery(of.event_id ?? 0), enabled: of.event_id !== null }).data ?? []
  const template = templates.find(({ value }) => value === String(of.template_id))
  const sessions = useQuery({ ...sessionsQuery(of.event_id ?? 0), enabled: of.event_id !== null }).data ?? []
  const isPast = of.started_at !== null || of.status === 'cancelled'
  return (
    <section className="surface padded stack above-list" aria-label={text.about}>
      {of.started_at !== null && <Progress of={of} />}
      <Facts
        of={[
          [list.status, list.statuses[of.status]],
          [isPast ? list.when : text.leaves, formats.moment(timeOf(of), of.time_zone)],
          [text.audience, describeAudience({ text: audience, sources: contact.sources, formats, types, sessions }, of)],
          ...(of.transactional ? [[text.kind, text.transactional] as const] : []),
          ...(of.template_id === null ? [] : [[text.template, template?.label ?? String(of.template_id)] as const]),
        ]}
      />
      {of.body !== null && (
        <details open={of.status === 'scheduled'}>
          <summary>{text.body}</summary>
          <pre className="body" dir="auto">
            {of.body}
          </pre>
        </details>
      )}
    </section>
  )
}

function Progress({ of: { stats } }: { of: Message }) {
  const text = detailMessages
  const { formats } = useLanguage()
  const shown = FIGURES.filter((key) => key === 'recipients' || key === 'sent' || (stats[key] ?? 0) > 0)
  return (
    <>
      <progress
        className="message-bar"
        aria-label={text.progress}
        value={stats.recipients - stats.queued}
        max={Math.max(1, stats.recipients)}
      />
      <dl className="message-figures">
        {shown.map((key) => (
          <div key={key}>
            <dt>{text.figures[key]}</dt>
            <dd>{formats.number(stats[key] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {stats.kept > 0 && <p>{text.keptAbout}</p>}
    </>
  )
}
