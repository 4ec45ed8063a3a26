/** Facts on one certificate, used by the service and by the drawing. Times are ISO 8601. */
export type Sample = {
  attendee_name: string
  event_name: string
  event_date: string | null
  event_timezone: string
  issuer_name: string
  tier: string | null
  issued_at: string
  expires_at: string | null
  /** Own values of the event by key; null: examples of those that the layout shows. */
  values: Record<string, string> | null
}

const EXPIRES = '2028-11-21T09:00:00Z'

/** Samples that are hard to lay out: long names, other scripts, a single letter, missing values. */
export const SAMPLES = {
  usual: sample('Ayşe Yılmaz', 'Gold', EXPIRES),
  long: sample('Maria Fernanda Gonçalves de Albuquerque Montenegro e Silva', 'Distinction', EXPIRES),
  arabic: sample('محمد عبد الرحمن الحداد', 'Gold', null),
  chinese: sample('欧阳明月', 'Gold', null),
  letter: sample('O', null, null),
  bare: { ...sample('Ada Lovelace', null, null), values: {} },
} satisfies Record<string, Sample>

function sample(attendee_name: string, tier: string | null, expires_at: string | null): Sample {
  return {
    attendee_name,
    event_name: 'Node Day İstanbul',
    event_date: '2026-11-20T09:00:00Z',
    event_timezone: 'Europe/Istanbul',
    issuer_name: 'Işık Events',
    tier,
    issued_at: '2026-11-21T09:00:00Z',
    expires_at,
    values: null,
  }
}
