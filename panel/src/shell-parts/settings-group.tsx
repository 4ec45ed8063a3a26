import type { Event, EventChange } from '@laurel/client'
import type { ReactNode } from 'react'
import { eventQuery } from '../api/event-queries.ts'
import { laurel } from '../api/laurel.ts'
import { SaveGroup } from '../components/save-group.tsx'

type Props = {
  of: Event
  title: string
  read: (values: FormData) => EventChange
  done?: (saved: Event) => void
  /** True while something is changed that is no input, such as an order. */
  isChanged?: boolean
  /** Shows the rows that somebody else saved, while rows are edited here that differ from them. */
  takeRows?: (() => void) | undefined
  children: ReactNode
}

/** Settings of an event that are saved together. */
export function SettingsGroup({ of, read, ...rest }: Props) {
  const save = (values: FormData) => laurel.events.update(of.id, read(values))
  return <SaveGroup {...rest} save={save} record={eventQuery(of.id).queryKey} stale={['events']} />
}
