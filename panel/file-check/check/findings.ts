import type { Source } from '../ask/ask.ts'

type Check = 'file' | 'proof' | 'key' | 'status' | 'dates' | 'print'

/** The result of a check: `says` names its text, `values` are what the text shows. */
export type Finding = {
  check: Check
  result: 'passed' | 'failed' | 'open'
  says: string
  values: Record<string, string | Date>
  /** The origin of the documents that it relies on. */
  source?: Source
}

export type Verdict =
  | 'valid'
  | 'kept'
  | 'given'
  | 'revoked'
  | 'expired'
  | 'early'
  | 'changed'
  | 'stranger'
  | 'open'
  | 'print'
  | 'several'
  | 'none'
  | 'foreign'
  | 'large'

/** Decides what all findings about a credential mean together. The gravest comes first. */
export function decideVerdict(findings: Finding[]): Verdict {
  const found = (check: Check) => findings.find((finding) => finding.check === check)
  const failed = (check: Check) => found(check)?.result === 'failed'
  if (failed('proof')) return 'changed'
  if (failed('key')) return 'stranger'
  if (failed('status')) return 'revoked'
  if (failed('dates')) return found('dates')?.says === 'future' ? 'early' : 'expired'
  if (failed('print')) return 'print'
  const sources = [found('key'), found('status')].map((finding) =>
    finding?.result === 'passed' ? finding.source : null,
  )
  if (sources.includes(null)) return 'open'
  if (sources.includes('given')) return 'given'
  return sources.includes('kept') ? 'kept' : 'valid'
}
