import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { developerMessages } from './messages.ts'

/** Sends what did not arrive since a time once more, as after an outage of the receiver. */
export function ReplaySince({ id, close }: { id: number; close: () => void }) {
  const text = developerMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const zone = who.organisation.time_zone
  return (
    <Dialog title={text.replaySince} close={close}>
      <Form
        submit={text.replay}
        save={(values) => laurel.webhooks.replaySince(id, { since: timeIn(values, 'since', zone) ?? '' })}
        done={async ({ replayed }) => {
          toast(text.replayedSome(formats.number(replayed)))
          close()
          await client.invalidateQueries({ queryKey: ['deliveries', id] })
        }}
      >
        <p className="soft">{text.sinceAbout}</p>
        <TimeField name="since" label={text.since} zone={zone} />
      </Form>
    </Dialog>
  )
}
