import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Form } from '../../../components/form.tsx'
import { partMessages } from '../../../components/messages/parts.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { isOn, SwitchField } from '../../../components/switch-field.tsx'
import { toast } from '../../../components/toasts.tsx'
import { crmSettingsMessages } from '../messages/settings.ts'

const KEY = ['crm-settings']

/** Whether activity at events creates contacts and entries of their timelines. */
export function FeedFromEvents() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = crmSettingsMessages
  const { save, saved } = partMessages
  const client = useQueryClient()
  const id = useId()
  const found = useQuery({ queryKey: KEY, queryFn: () => laurel.crm.settings.get() })
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {text.events}
      </h2>
      {found.isPending && <Skeleton height={60} />}
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {found.data && !may(who, 'crm:write') && <p>{found.data.feed_from_events ? text.feedOn : text.feedOff}</p>}
      {found.data && may(who, 'crm:write') && (
        <Form
          submit={save}
          save={(values) => laurel.crm.settings.update({ feed_from_events: isOn(values, 'feed_from_events') })}
          done={(settings) => {
            client.setQueryData(KEY, settings)
            toast(saved)
          }}
        >
          <SwitchField
            name="feed_from_events"
            label={text.feed}
            about={text.feedAbout}
            isOn={found.data.feed_from_events}
          />
        </Form>
      )}
    </section>
  )
}
