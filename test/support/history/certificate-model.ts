import type { Model } from './history.ts'

/** `key` is an Idempotency-Key. */
export type CertificateInput =
  | { do: 'issue'; key: string | null }
  | { do: 'revoke'; id: string }
  | { do: 'verify'; id: string }
/** `id` is null when the attendee had an active certificate already. */
export type CertificateOutput = { id: string | null; replayed: boolean | null } | { status: 'active' | 'revoked' }

/**
 * `keys` are Idempotency-Keys with the certificate that each issued. An id that begins with `?` is that of a certificate
 * whose issue nobody heard of; the first operation that shows its id names it.
 */
export type CertificateState = {
  active: string | null
  revoked: string[]
  keys: Record<string, string | null>
  unheard: number
}

/** The certificates of one attendee at one event: one active at most, one per Idempotency-Key, revoked for good. */
export const certificateModel: Model<CertificateState, CertificateInput, CertificateOutput> = {
  initial: { active: null, revoked: [], keys: {}, unheard: 0 },
  step(state, input, output: any) {
    if (input.do === 'issue') return issue(state, input.key, output)
    const known = named(state, input.id)
    if (input.do === 'verify') {
      if (output === null) return state
      const status = known.active === input.id ? 'active' : known.revoked.includes(input.id) ? 'revoked' : null
      return output.status === status ? known : null
    }
    if (output !== null && output.status !== 'revoked') return null
    if (known.active === input.id) return { ...known, active: null, revoked: [...known.revoked, input.id].sort() }
    return output === null || known.revoked.includes(input.id) ? known : null
  },
  answers({ active, keys }, input, fresh) {
    if (input.do === 'revoke') return [{ status: 'revoked' }]
    if (input.do === 'verify') return [{ status: active === input.id ? 'active' : 'revoked' }]
    const used = input.key === null ? undefined : keys[input.key]
    if (used !== undefined) return [{ id: used?.startsWith('?') ? String(fresh()) : used, replayed: true }]
    return [{ id: active === null ? String(fresh()) : null, replayed: false }]
  },
}

function issue(state: CertificateState, key: string | null, output: any): CertificateState | null {
  const used = key === null ? undefined : state.keys[key]
  if (used !== undefined) {
    if (output === null) return state
    if (output.replayed === false) return null
    if (used?.startsWith('?') && output.id !== null)
      return isNew(state, output.id) ? rename(state, used, output.id) : null
    return output.id === used ? state : null
  }
  if (output !== null && (output.replayed === true || (output.id === null) !== (state.active !== null))) return null
  if (output !== null && output.id !== null && !isNew(state, output.id)) return null
  const { active, unheard } = state
  const id = active !== null ? null : (output?.id ?? `?${unheard}`)
  return {
    ...state,
    active: active ?? id,
    keys: key === null ? state.keys : sorted({ ...state.keys, [key]: id }),
    unheard: id?.startsWith('?') ? unheard + 1 : unheard,
  }
}

const isNew = ({ active, revoked, keys }: CertificateState, id: string) =>
  active !== id && !revoked.includes(id) && !Object.values(keys).includes(id)

/** An id that was never seen can only be that of the active certificate, if nobody heard of its issue. */
function named(state: CertificateState, id: string): CertificateState {
  return state.active?.startsWith('?') && isNew(state, id) ? rename(state, state.active, id) : state
}

function rename(state: CertificateState, from: string, to: string): CertificateState {
  const one = (id: string | null) => (id === from ? to : id)
  return {
    ...state,
    active: one(state.active),
    revoked: state.revoked.map((id) => one(id)!).sort(),
    keys: Object.fromEntries(Object.entries(state.keys).map(([key, id]) => [key, one(id)])),
  }
}

const sorted = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
