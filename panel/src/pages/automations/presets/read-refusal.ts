import { LaurelError } from '@laurel/client'
import type { Lacking } from '../messages/presets.ts'

/** Why a ready-made rule was not added. */
export type Refused = { lacking: Lacking } | { existing: number | null } | { error: unknown }

const FIELDS: Record<Lacking, true> = {
  event_date: true,
  online_url: true,
  survey: true,
  certificate_enabled: true,
  certificate_email: true,
  certificate_validity_days: true,
}

/** Reads a refusal: a conflict names the field of the event to set, or the id of the rule that exists. */
export function readRefusal(error: unknown): Refused {
  if (!(error instanceof LaurelError) || error.status !== 409) return { error }
  if (error.code === 'already_exists') return { existing: Number(/\d+/.exec(error.message)?.[0]) || null }
  const field = error.message.match(/\w+/g)?.find((word): word is Lacking => word in FIELDS && /_|survey/.test(word))
  return field === undefined ? { error } : { lacking: field }
}
