import type { Certificate } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { eventQuery } from '../../../api/event-queries.ts'
import { may } from '../../../api/sign-in-session.ts'
import { definedValues } from '../../../components/defined-values.ts'
import { TextField } from '../../../components/fields.tsx'

/** Fields of the values of a certificate, and of those that its event defines and it lacks. */
export function ValueFields({ of }: { of: Certificate }) {
  const { who } = useRouteContext({ from: '/inside' })
  const { data: event } = useQuery({ ...eventQuery(of.event_id), enabled: may(who, 'events:read') })
  const kinds = event?.certificate_kinds.filter(({ kind }) => kind === of.kind) ?? []
  const defined = definedValues(event && { ...event, certificate_kinds: kinds })
  const added = new Map(defined.map(({ key, label }) => [key, { key, label, value: '' }]))
  for (const { key } of of.values) added.delete(key)
  return [...of.values, ...added.values()].map(({ key, label, value }) => (
    <TextField key={key} name={`values.${key}`} label={<bdi>{label}</bdi>} defaultValue={value} />
  ))
}

/** The values of the form that differ from those of the certificate; undefined if none do. */
export function correctedValues(values: FormData, of: Certificate): Record<string, string | null> | undefined {
  const stated = new Map(of.values.map(({ key, value }) => [key, value]))
  const changed = [...values.entries()].flatMap(([name, given]): [string, string | null][] => {
    if (!name.startsWith(PREFIX)) return []
    const [key, value] = [name.slice(PREFIX.length), String(given).trim()]
    return value === (stated.get(key) ?? '') ? [] : [[key, value || null]]
  })
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}

const PREFIX = 'values.'
