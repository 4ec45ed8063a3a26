import type { Message, RegistrationType, Session } from '@laurel/client'
import type { Formats } from '../../messages/formats.ts'
import { COLON } from '../../messages/use-messages.tsx'
import type { contactWords } from '../../shell-parts/messages/contact-words.ts'
import type { audienceMessages } from './messages/audience.ts'

type Words = {
  text: typeof audienceMessages
  sources: (typeof contactWords)['sources']
  formats: Formats
  /** The registration types of the event of the message. */
  types: readonly RegistrationType[]
  /** Its sessions. */
  sessions: readonly Session[]
}

/** Describes who a message is for: `Status: Registered · Tags: vip`. */
export function describeAudience(
  { text, sources, formats, types, sessions }: Words,
  { audience, chosen_count, event_id }: Message,
): string {
  if (chosen_count !== null) return text.chosen(formats.number(chosen_count))
  const { signed_up_for: session, status, tags, registration_type_id: typeIds = [], search, stage, consent } = audience
  const named = (names: Record<string, string>, value: string) => names[value] ?? value
  const yesNo = (label: string, value: boolean | undefined) =>
    value === undefined ? [] : [`${label}${COLON} ${named(text.yesNo, String(value))}`]
  const parts = [
    ...(event_id === null
      ? [`${text.consent}${COLON} ${named(text.consents, consent ?? 'granted')}`]
      : [
          `${text.status}${COLON} ${formats.list((status ?? ['registered']).map((each) => named(text.statuses, each)))}`,
        ]),
    ...yesNo(text.checkedIn, audience.checked_in),
    ...yesNo(text.certificate, audience.has_certificate),
    ...yesNo(text.survey, audience.answered_survey),
    ...(typeIds.length > 0
      ? [
          `${text.type}${COLON} ${formats.list(typeIds.map((id) => types.find((type) => type.id === id)?.name ?? String(id)))}`,
        ]
      : []),
    ...(session === undefined
      ? []
      : [`${text.signedUpFor}${COLON} ${sessions.find(({ id }) => id === session)?.title ?? String(session)}`]),
    ...(stage === undefined ? [] : [`${text.stage}${COLON} ${named(text.stages, stage)}`]),
    ...contactParts({ text, sources, formats }, audience),
    ...(tags?.length ? [`${text.tags}${COLON} ${tags.join(', ')}`] : []),
    ...(search ? [`${text.search}${COLON} ${search}`] : []),
  ]
  return parts.join(' · ')
}

/** The filters of contacts that have a value of their own. */
function contactParts(
  { text, sources, formats }: Pick<Words, 'text' | 'sources' | 'formats'>,
  audience: Message['audience'],
): string[] {
  const { owner, source, min_score, max_score, active_since, inactive_since } = audience
  const said: [string, string | number | undefined][] = [
    [text.owner, owner],
    [text.source, source && sources[source]],
    [text.scoreFrom, min_score],
    [text.scoreTo, max_score],
    [text.activeSince, active_since && formats.moment(active_since)],
    [text.inactiveSince, inactive_since && formats.moment(inactive_since)],
  ]
  return said.flatMap(([label, value]) => (value === undefined ? [] : [`${label}${COLON} ${value}`]))
}
