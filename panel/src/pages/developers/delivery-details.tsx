import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { developerMessages } from './messages.ts'

/** Delivery with every attempt and its response, and a retry button. */
export function DeliveryDetails({ id, endpointId, close }: { id: number; endpointId: number; close: () => void }) {
  const text = developerMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const delivery = useQuery({ queryKey: ['deliveries', endpointId, id], queryFn: () => laurel.webhooks.delivery(id) })
  const replay = useMutation({
    mutationFn: () => laurel.webhooks.replayDelivery(id),
    onSuccess: async () => {
      toast(text.replayed)
      close()
      await client.invalidateQueries({ queryKey: ['deliveries', endpointId] })
    },
  })
  const { data } = delivery
  return (
    <DetailsDrawer title={<code>{data?.event ?? text.deliveries}</code>} close={close}>
      {delivery.isPending && <Skeleton height={160} />}
      {delivery.isError && <ProblemNote error={delivery.error} retry={() => void delivery.refetch()} />}
      {data && (
        <div className="stack">
          <Facts
            of={[
              [text.status, text.statuses[data.status]],
              [text.at, formats.moment(data.created_at)],
            ]}
          />
          {data.attempts.map(({ number, started_at, status_code, error, duration_ms, response_body }) => (
            <section key={number} className="surface padded">
              <Facts
                of={[
                  [text.attempt, formats.number(number)],
                  [text.at, formats.moment(started_at)],
                  [text.answer, status_code ?? error ?? '–'],
                  [text.took, duration_ms === null ? '–' : `${formats.number(duration_ms)} ms`],
                ]}
              />
              {response_body && <pre className="body">{response_body}</pre>}
            </section>
          ))}
          {replay.isError && <ProblemNote error={replay.error} />}
          {may(who, 'webhooks:write') && (
            <div>
              <Button variant="default" loading={replay.isPending} onClick={() => replay.mutate()}>
                {text.replay}
              </Button>
            </div>
          )}
        </div>
      )}
    </DetailsDrawer>
  )
}
