/** Stages of an organisation that has its own, beside the first of the built-in ones. */
export const OWN_STAGES = [
  { key: 'lead', label: 'First call', kind: 'open', weight: 0.2 },
  { key: 'offer', label: 'Offer', kind: 'open', weight: 0.6 },
  { key: 'won', label: 'Paid', kind: 'won', weight: 1 },
  { key: 'lost', label: 'Gone', kind: 'lost', weight: 0 },
]
