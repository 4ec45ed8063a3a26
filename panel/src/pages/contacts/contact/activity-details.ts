import type { ContactActivity } from '@laurel/client'
import type { Formats } from '../../../messages/formats.ts'
import type { timelineMessages } from '../messages/timeline.ts'

type Words = {
  text: typeof timelineMessages
  formats: Formats
  /** Returns the name of the stage with a key. */
  stageOf: (key: string) => string
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Returns what an activity says besides its subject and time: a reason, an amount, stages, a row. */
export function activityDetails({ kind, data }: ContactActivity, { text, formats, stageOf }: Words): string[] {
  const said: (string | null)[] = [
    textOf(data['reason']),
    kind === 'cancelled' && data['removed'] === true ? text.removed : null,
    kind === 'email_bounced' && data['bounce'] === 'complaint' ? text.complaint : null,
    textOf(data['link']),
    kind === 'deal_created' ? amountOf(data, formats) : null,
    kind === 'deal_moved' ? stagesOf(data, stageOf) : null,
    kind === 'imported' && typeof data['row'] === 'number' ? text.row(data['row']) : null,
    kind === 'merged' && Array.isArray(data['merged_ids']) ? text.merged(data['merged_ids'].length) : null,
  ]
  return said.filter((each) => each !== null)
}

function amountOf({ amount, currency }: ContactActivity['data'], { money }: Formats): string | null {
  const code = textOf(currency)
  if (code === null || amount === undefined || amount === null) return null
  return money(Number(amount), code)
}

function stagesOf({ from, to }: ContactActivity['data'], stageOf: Words['stageOf']): string | null {
  const named = [from, to].map(textOf).filter((each) => each !== null)
  return named.map(stageOf).join(' → ') || null
}
