import { useMutation } from '@tanstack/react-query'
import { laurel } from '../api/laurel.ts'
import { Button } from '../components/button.ts'
import { copyText } from '../components/copy-text.ts'
import { ProblemNote } from '../components/problem-note.tsx'
import { toast } from '../components/toasts.tsx'
import { surveyLinkMessages } from './messages/survey-link.ts'

type Props = { eventId: number; attendeeId: number; name: string }

/** Copies the personal link of an attendee to the survey, and says whether it can be answered now. */
export function SurveyLink({ eventId, attendeeId, name }: Props) {
  const text = surveyLinkMessages
  const copying = useMutation({
    mutationFn: () => laurel.surveys.link(eventId, attendeeId),
    onSuccess: async ({ url, state, submitted_at }) => {
      await copyText(url, text.copy)
      toast(`${text.copied(name)} ${submitted_at ? text.answered : text.states[state]}`)
    },
  })
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={copying.isPending}
        aria-label={text.copyOf(name)}
        onClick={() => copying.mutate()}
      >
        {text.copy}
      </Button>
      {copying.isError && <ProblemNote error={copying.error} />}
    </>
  )
}
