import type { Evidence, EvidenceInput } from './records/badge-schema.ts'

/** Returns evidence as it is stored: trimmed texts, and null for an absent link. */
export function evidenceToStore(evidence: EvidenceInput = []): Evidence {
  return evidence.map(({ text, url }) => ({ text: text.trim(), url: url ?? null }))
}
