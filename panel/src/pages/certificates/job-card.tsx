import type { BulkJob } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ownAddress } from '../../api/site.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { asSentence } from '../../components/problem-sentence.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { certificateMessages } from './messages.ts'
import { useCourse } from './use-course.ts'

/** True while the job is queued or running. */
export const isOn = ({ status }: Pick<BulkJob, 'status'>) => status === 'pending' || status === 'processing'

/** One bulk job: its progress and rate, and the credits that cancelling returns. */
export function JobCard({ of }: { of: BulkJob }) {
  const text = certificateMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [ending, setEnding] = useState(false)
  const course = useCourse(of.processed_count, of.total_count)
  return (
    <div className="stack">
      <JobHead of={of} cancel={() => setEnding(true)} />
      <label className="row">
        <span className="hidden-text">{text.progress}</span>
        <progress max={of.total_count} value={of.processed_count} />
        <span className="soft count">
          {formats.number(of.processed_count)} / {formats.number(of.total_count)}
        </span>
      </label>
      {isOn(of) && course && (
        <ProblemText text={text.course(formats.number(course.rate), formats.duration(course.restSeconds))} />
      )}
      {isOn(of) && <ProblemText text={text.held(formats.number(of.credits_held))} />}
      {of.column !== null && (
        <ProblemText text={of.sheet === null ? text.fromColumn(of.column) : text.from(of.sheet, of.column)} />
      )}
      {of.finished_at !== null && (
        <ProblemText
          text={[text.ended(formats.moment(of.finished_at)), text.charged(formats.number(of.credits_charged))].join(
            ' · ',
          )}
        />
      )}
      {of.error && <ProblemText text={asSentence(of.error)} />}
      {of.warnings.length > 0 && (
        <details>
          <summary>{text.warnings(of.warnings.length)}</summary>
          <ul className="problems">
            {of.warnings.map((warning) => (
              <li key={warning}>{asSentence(warning)}</li>
            ))}
          </ul>
        </details>
      )}
      {ending && (
        <ActionWithPreview
          title={text.cancel}
          label={text.cancel}
          isDanger
          action={() => laurel.bulk.cancel(of.event_id, of.id)}
          done={() => client.invalidateQueries({ queryKey: ['bulk', of.event_id] })}
          close={() => setEnding(false)}
        >
          {text.cancelAbout(formats.number(of.credits_held))}
        </ActionWithPreview>
      )}
    </div>
  )
}

function JobHead({ of, cancel }: { of: BulkJob; cancel: () => void }) {
  const text = certificateMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <div className="row">
      <strong>
        <bdi>{of.file_name}</bdi>
      </strong>
      <Badge variant="outline" color={of.status === 'failed' ? 'red' : 'laurel'}>
        {text.jobStatuses[of.status]}
      </Badge>
      <span className="soft">{formats.moment(of.created_at)}</span>
      <span className="push" />
      {of.download_url && (
        <Button component="a" variant="default" size="compact-sm" href={ownAddress(of.download_url)} download>
          {text.download}
        </Button>
      )}
      {isOn(of) && may(who, 'certificates:write') && (
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          {text.cancel}
        </Button>
      )}
    </div>
  )
}

const ProblemText = ({ text }: { text: string }) => <p className="soft">{text}</p>
