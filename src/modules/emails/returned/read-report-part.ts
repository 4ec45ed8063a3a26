import type { BounceKind } from '../outcomes/report-schema.ts'

/** The content of a report about an email. `action` distinguishes reports of a kind, such as a delay and the final failure. */
export type Verdict = { kind: BounceKind; action: string; detail: string }

const MAX_BYTES = 64 * 1024
const MAX_GROUPS = 100
/** Complaints of RFC 5965; the other types are about viruses, and messages that are not spam. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

type Fields = ReadonlyMap<string, string>

/**
 * Reads the machine-readable part of a delivery report (RFC 3464). @returns the gravest verdict about a recipient; null
 * when the email was delivered, relayed or expanded
 */
export function readDeliveryStatus(part: Buffer): Verdict | null {
  const verdicts = groupsOf(part).flatMap((fields) => verdictOn(fields) ?? [])
  return verdicts.find(({ kind }) => kind === 'hard') ?? verdicts[0] ?? null
}

/** Reads the machine-readable part of a complaint (RFC 5965). @returns null for other feedback, such as "not spam" */
export function readFeedbackReport(part: Buffer): (Verdict & { returnPath: string }) | null {
  const [fields] = groupsOf(part)
  const type = (fields?.get('feedback-type') ?? '').toLowerCase()
  if (fields === undefined || !COMPLAINTS.includes(type)) return null
  const detail = `Reported as ${type} with ${fields.get('user-agent') ?? 'an unknown program'}`
  return { kind: 'complaint', action: 'complaint', detail, returnPath: fields.get('original-mail-from') ?? '' }
}

function verdictOn(fields: Fields): Verdict | null {
  const action = (fields.get('action') ?? '').toLowerCase()
  if (action !== 'failed' && action !== 'delayed') return null
  const [status] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? ['']
  const words = (fields.get('diagnostic-code') ?? '').replace(/^[^;]{0,40};\s*/, '')
  const detail = words || status || `The server reported: ${action}`
  // As for the answer of a mail server: a refusal for policy or content (5.7.x, 5.6.x) is not about the address.
  const isDead = /^5\.[012]\./.test(status)
  return { kind: action === 'failed' && isDead ? 'hard' : 'soft', action, detail }
}

/** Header fields by group. Groups are separated by empty lines, and fields can continue on further lines. */
function groupsOf(part: Buffer): Fields[] {
  const text = part.subarray(0, MAX_BYTES).toString('utf8').replaceAll('\r', '')
  const groups = text.split(/\n[ \t]*\n/, MAX_GROUPS)
  return groups.map((group) => {
    const fields = new Map<string, string>()
    for (const line of group.replaceAll(/\n[ \t]/g, ' ').split('\n')) {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).trim().toLowerCase()
      if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
    }
    return fields
  })
}
