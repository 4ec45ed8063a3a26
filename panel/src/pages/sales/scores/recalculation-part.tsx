import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { scoreMessages } from './messages.ts'
import { recalculationQuery } from './score-queries.ts'

/** Progress of the recalculation of all scores. */
export function RecalculationPart({ mayWrite }: { mayWrite: boolean }) {
  const text = scoreMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const problemText = useProblemText()
  const last = useQuery(recalculationQuery)
  const starting = useMutation({
    mutationFn: () => laurel.crm.scores.recalculate(),
    onSuccess: (now) => client.setQueryData(recalculationQuery.queryKey, now),
    onError: (error) => toast(problemText(error)),
  })
  if (!last.data) return null
  const { status, contacts, changed, finished_at } = last.data
  return (
    <div className="row" role="status">
      {status === 'running' && (
        <progress className="score-progress" aria-label={text.running(formats.number(contacts))} />
      )}
      <span>
        {status === 'running' && text.running(formats.number(contacts))}
        {status === 'never' && text.never}
        {status === 'finished' &&
          text.finished(formats.number(contacts), formats.number(changed), formats.moment(finished_at!))}
      </span>
      {mayWrite && status !== 'running' && (
        <Button variant="default" size="compact-sm" loading={starting.isPending} onClick={() => starting.mutate()}>
          {text.recalculate}
        </Button>
      )}
    </div>
  )
}
