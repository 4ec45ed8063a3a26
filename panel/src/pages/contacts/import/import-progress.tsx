import type { ContactImportWithErrors } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { importStepMessages } from '../../../components/import/messages.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { toast } from '../../../components/toasts.tsx'
import { COLON, useLanguage } from '../../../messages/use-messages.tsx'
import { contactImportMessages } from '../messages/import.ts'
import { FailedContacts } from './failed-contacts.tsx'

const AGAIN_MS = 1_000

const isUnfinished = ({ status }: Pick<ContactImportWithErrors, 'status'>) =>
  status === 'pending' || status === 'running'

/** An import as it goes on, then its result with the rows that failed. */
export function ImportProgress({ id }: { id: number }) {
  const text = contactImportMessages
  const words = importStepMessages
  const found = useQuery({
    queryKey: ['contact-imports', id],
    queryFn: () => laurel.crm.imports.get(id),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? AGAIN_MS : false),
  })
  if (found.isError) return <ProblemNote error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <Skeleton height={120} />
  const of = found.data
  return (
    <>
      {isUnfinished(of) && <Running of={of} />}
      {!isUnfinished(of) && (
        <section className="surface padded stack" role="status">
          <strong>
            {text.statuses[of.status]}
            {COLON} {words.verdict(of)}
          </strong>
          {of.error !== null && <p>{of.error}</p>}
        </section>
      )}
      <FailedContacts of={of} />
    </>
  )
}

function Running({ of }: { of: ContactImportWithErrors }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = contactImportMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => laurel.crm.imports.cancel(of.id),
    onSuccess: async () => {
      toast(text.cancelled)
      await client.invalidateQueries({ queryKey: ['contact-imports'] })
    },
  })
  return (
    <section className="surface padded stack">
      <strong>{text.statuses[of.status]}</strong>
      <progress max={Math.max(1, of.row_count)} value={of.processed} aria-label={text.status} />
      <span aria-live="polite">{text.progress(formats.number(of.processed), formats.number(of.row_count))}</span>
      <p className="soft">{text.goesOn}</p>
      {cancel.isError && <ProblemNote error={cancel.error} />}
      {may(who, 'crm:write') && (
        <div className="row">
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {text.cancel}
          </Button>
          <span className="soft">{text.cancelAbout}</span>
        </div>
      )}
    </section>
  )
}
