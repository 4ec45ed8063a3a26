import type { ContactActivity } from '@laurel/client'
import type { timelineMessages } from '../messages/timeline.ts'

type Text = (typeof timelineMessages)['en']

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Returns what an activity says besides its subject and time: a reason, an amount, stages, a row. */
export function activityDetails({ kind, data }: ContactActivity, text: Text, language: string): string[] {
  const said: (string | null)[] = [
    textOf(data['reason']),
    kind === 'cancelled' && data['removed'] === true ? text.removed : null,
    kind === 'email_bounced' && data['bounce'] === 'complaint' ? text.complaint : null,
    textOf(data['link']),
    kind === 'deal_created' ? amountOf(data, language) : null,
    kind === 'deal_moved' ? stagesOf(data, text) : null,
    kind === 'imported' && typeof data['row'] === 'number' ? text.row(data['row']) : null,
    kind === 'merged' && Array.isArray(data['merged_ids']) ? text.merged(data['merged_ids'].length) : null,
  ]
  return said.filter((each) => each !== null)
}

function amountOf({ amount, currency }: ContactActivity['data'], language: string): string | null {
  const code = textOf(currency)
  if (code === null || amount === undefined || amount === null) return null
  return new Intl.NumberFormat(language, { style: 'currency', currency: code }).format(Number(amount))
}

function stagesOf({ from, to }: ContactActivity['data'], { stages }: Text): string | null {
  const named = [from, to].map(textOf).filter((each) => each !== null)
  return named.map((each) => stages[each] ?? each).join(' → ') || null
}
