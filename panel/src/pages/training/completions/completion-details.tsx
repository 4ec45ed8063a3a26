import type { TrainingCompletion, TrainingCourse } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { completionMessages } from '../messages/completions.ts'
import { personMessages } from '../messages/person.ts'
import { trainingMessages } from '../messages/training.ts'
import { courseOf } from './completion-columns.tsx'
import { BY_HAND } from './record-completions.tsx'

type Props = { of: TrainingCompletion; courses: readonly TrainingCourse[]; close: () => void }

/** One completion, which can be deleted. */
export function CompletionDetails({ of, courses, close }: Props) {
  const text = completionMessages
  const words = trainingMessages
  const { everything } = personMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const person = of.name || of.email
  if (isLeaving)
    return (
      <ActionWithPreview
        title={text.deleteTitle}
        label={text.delete}
        action={() => laurel.training.completions.delete(of.id)}
        done={async () => {
          toast(text.deleted)
          close()
          await client.invalidateQueries({ queryKey: [TRAINING] })
        }}
        close={() => setLeaving(false)}
        isDanger
      >
        <p>{text.deleteAbout(person, courseOf(of, courses))}</p>
      </ActionWithPreview>
    )
  return (
    <DetailsDrawer title={<bdi>{person}</bdi>} close={close}>
      <div className="stack">
        <Facts
          of={[
            [
              words.email,
              <>
                <a href={`mailto:${of.email}`}>{of.email}</a>{' '}
                <Link to="/person" search={{ email: of.email } as never}>
                  {everything}
                </Link>
              </>,
            ],
            [text.course, courseOf(of, courses)],
            [words.completed, formats.moment(of.completed_at)],
            [text.recordedAt, formats.moment(of.created_at)],
            [text.source, of.external_id.startsWith(BY_HAND) ? text.byHand : of.external_id],
          ]}
        />
        {may(who, 'training:write') && (
          <div>
            <Button variant="default" color="red" onClick={() => setLeaving(true)}>
              {text.delete}
            </Button>
          </div>
        )}
      </div>
    </DetailsDrawer>
  )
}
