import type { Event, EventChange } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { eventQuery } from '../api/event-queries.ts'
import { laurel } from '../api/laurel.ts'
import { Form } from '../components/form.tsx'
import { partMessages } from '../components/messages/parts.ts'
import { toast } from '../components/toasts.tsx'
import { useMessages } from '../messages/use-messages.tsx'

type Props = {
  of: Event
  title: string
  read: (values: FormData) => EventChange
  done?: (saved: Event) => void
  /** True while something is changed that is no input, such as an order. */
  isChanged?: boolean
  children: ReactNode
}

/** Settings of an event that are saved together. */
export function SettingsGroup({ of, title, read, done, isChanged = false, children }: Props) {
  const text = useMessages(partMessages)
  const client = useQueryClient()
  const id = useId()
  return (
    <section className="surface padded" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {title}
      </h2>
      <Form
        submit={text.save}
        isChanged={isChanged}
        save={(values) => laurel.events.update(of.id, read(values))}
        done={async (saved) => {
          client.setQueryData(eventQuery(of.id).queryKey, saved)
          done?.(saved)
          toast(text.saved)
          await client.invalidateQueries({ queryKey: ['events'] })
        }}
      >
        {children}
      </Form>
    </section>
  )
}
