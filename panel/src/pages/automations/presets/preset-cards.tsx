import type { AutomationPreset } from '@laurel/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { toast } from '../../../components/toasts.tsx'
import '../automations.css'
import { type Lacking, presetMessages } from '../messages/presets.ts'
import { type Refused, readRefusal } from './read-refusal.ts'

type Preset = AutomationPreset['preset']

/** Fields of the settings page that have another name than the API gives them. */
const FIELD: Partial<Record<Lacking, string>> = { certificate_validity_days: 'validity' }

/** Ready-made rules that are added to an event with one click. They are folded away once the event has rules. */
export function PresetCards({ eventId }: { eventId: number }) {
  const presets = useQuery({ queryKey: ['automation-presets'], queryFn: () => laurel.automations.listPresets() })
  const first = useQuery({
    queryKey: ['automations', eventId, 'any'],
    queryFn: async () => laurel.automations.list(eventId, { limit: 1 }),
  })
  if (!presets.data || !first.data) return null
  return <Cards {...{ eventId }} presets={presets.data} isOpen={first.data.total === 0} />
}

type CardsProps = { eventId: number; presets: readonly AutomationPreset[]; isOpen: boolean }

function Cards({ eventId, presets, isOpen }: CardsProps) {
  const text = presetMessages
  // The cards stay open when the first of them is added.
  const [isFirstOpen] = useState(isOpen)
  return (
    <details className="surface padded above-list presets" open={isFirstOpen}>
      <summary className="group-title">{text.title}</summary>
      <p className="soft">{text.about}</p>
      <ul className="cards">
        {presets.map(({ preset }) => (
          <PresetCard key={preset} {...{ eventId, preset }} />
        ))}
      </ul>
    </details>
  )
}

function PresetCard({ eventId, preset }: { eventId: number; preset: Preset }) {
  const text = presetMessages
  const client = useQueryClient()
  const id = useId()
  const { name, about } = text.cards[preset]
  const adding = useMutation({
    mutationFn: () => laurel.automations.createFromPreset(eventId, preset),
    onSuccess: async (rule) => {
      toast(text.added(rule.name))
      await client.invalidateQueries({ queryKey: ['automations', eventId] })
    },
  })
  return (
    <li className="preset" aria-labelledby={id}>
      <strong id={id}>{name}</strong>
      <p className="soft">{about}</p>
      {adding.data ? (
        <OpenRule eventId={eventId} id={adding.data.id} />
      ) : (
        <Button
          size="sm"
          variant="default"
          aria-label={text.addNamed(name)}
          loading={adding.isPending}
          onClick={() => adding.mutate()}
        >
          {text.add}
        </Button>
      )}
      {adding.isError && <WhyNot {...{ eventId, preset }} of={readRefusal(adding.error)} />}
    </li>
  )
}

function OpenRule({ eventId, id }: { eventId: number; id: number }) {
  const text = presetMessages
  return (
    <Link to="/events/$eventId/automations/$ruleId" params={{ eventId, ruleId: String(id) }}>
      {text.open}
    </Link>
  )
}

/** Names what the event lacks and leads to it. */
function WhyNot({ eventId, preset, of }: { eventId: number; preset: Preset; of: Refused }) {
  const text = presetMessages
  if ('error' in of) return <ProblemNote error={of.error} />
  if ('existing' in of)
    return (
      <p role="alert">
        {text.exists} {of.existing !== null && <OpenRule eventId={eventId} id={of.existing} />}
      </p>
    )
  const isNeedless = preset === 'expiry_reminder' && of.lacking === 'certificate_email'
  if (isNeedless) return <p role="alert">{text.notNeeded}</p>
  return (
    <p role="alert">
      {text.lacking[of.lacking]}{' '}
      {of.lacking === 'survey' ? (
        <Link to="/developers/assistants">{text.toSurvey}</Link>
      ) : (
        <Link to="/events/$eventId/settings" params={{ eventId }} hash={FIELD[of.lacking] ?? of.lacking}>
          {text.toSettings}
        </Link>
      )}
    </p>
  )
}
