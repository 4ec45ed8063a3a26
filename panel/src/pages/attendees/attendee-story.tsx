import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { attendeeMessages } from './messages/attendee.ts'

const NEWEST = 20

type Line = { key: number; at: string; said: ReactNode; about?: ReactNode }

/** History of an attendee: check-ins, emails and changes. */
export function AttendeeStory({ eventId, id, zone }: { eventId: number; id: number; zone: string | undefined }) {
  const text = attendeeMessages
  const { who } = useRouteContext({ from: '/inside' })
  const key = ['attendees', eventId, id]
  return (
    <>
      <Part
        title={text.scans}
        queryKey={[...key, 'scans']}
        zone={zone}
        ask={async () =>
          (await laurel.checkIn.listScans(eventId, { attendee_id: id, limit: NEWEST })).rows.map((scan) => ({
            key: scan.id,
            at: scan.at,
            said: <bdi>{scan.session_title ?? text.atTheDoor}</bdi>,
            about: scan.direction === 'undo' ? text.scanUndone : (text.verdicts[scan.verdict] ?? scan.verdict),
          }))
        }
      />
      {may(who, 'emails:read') && (
        <Part
          title={text.mails}
          queryKey={[...key, 'mails']}
          zone={zone}
          ask={async () =>
            (await laurel.emails.list({ attendee_id: id, limit: NEWEST })).rows.map((mail) => ({
              key: mail.id,
              at: mail.sent_at ?? mail.created_at,
              said: (
                <Link to="/emails/outbox/$emailId" params={{ emailId: String(mail.id) }}>
                  <bdi>{mail.subject || text.mail}</bdi>
                </Link>
              ),
              about: text.mailStatuses[mail.status] ?? mail.status,
            }))
          }
        />
      )}
      {may(who, 'audit:read') && (
        <Part
          title={text.changes}
          queryKey={[...key, 'changes']}
          zone={zone}
          ask={async () =>
            (await laurel.audit.list({ subject_type: 'attendee', subject_id: id, limit: NEWEST })).rows.map(
              (entry) => ({
                key: entry.id,
                at: entry.at,
                said: text.activities[entry.action] ?? <code>{entry.action}</code>,
                about: <bdi>{entry.actor.name ?? entry.actor.kind}</bdi>,
              }),
            )
          }
        />
      )}
    </>
  )
}

type PartProps = { title: string; queryKey: unknown[]; zone: string | undefined; ask: () => Promise<Line[]> }

function Part({ title, queryKey, zone, ask }: PartProps) {
  const { formats } = useLanguage()
  const lines = useQuery({ queryKey, queryFn: ask })
  if (lines.isError) return <ProblemNote error={lines.error} retry={() => void lines.refetch()} />
  if (!lines.data?.length) return null
  return (
    <section aria-label={title}>
      <h2 className="group-title">{title}</h2>
      <ol className="story">
        {lines.data.map(({ key, at, said, about }) => (
          <li key={key}>
            {said}{' '}
            <span className="soft">
              {about} · {formats.moment(at, zone)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
