import type { Model } from './history.ts'

export type PlaceInput =
  /** `freed` cancellations were under way at the same time. */
  | { do: 'register'; who: string; freed?: number }
  | { do: 'cancel' | 'accept'; who: string }
  | { do: 'people' }
  | { do: 'waiting' }
export type PlaceOutput =
  | { status: 'registered' | 'waitlisted' | 'cancelled' | 'offer_ended' }
  | { registered: string[]; others: string[] }
  | { offered: string[]; waiting: string[] }

/** `queue` is in the order of joining. At least its first `offered` people have been offered a place. */
export type PlaceState = { registered: string[]; queue: string[]; offered: number }

/**
 * An event with a capacity and a waiting list. The service offers free places in the order of the list, at a time of its
 * own. Newcomers do not notice when: a place is theirs only while fewer people are in or waiting than there are places.
 * So the model leaves the number of offers open until an operation shows it. A registration does not wait for cancellations:
it may be put on the waiting list although places became free meanwhile, which are then offered to those who wait first.
 */
export function placeModel(capacity: number): Model<PlaceState, PlaceInput, PlaceOutput> {
  const steps = { register, cancel, accept, people, waiting }

  function register(state: PlaceState, { who, freed = 0 }: any, output: any): PlaceState | null {
    const { registered, queue } = state
    const active = registered.length + queue.length
    const status = output?.status ?? (active < capacity ? 'registered' : 'waitlisted')
    const isPossible =
      status === 'registered' ? active < capacity : status === 'waitlisted' && active + freed >= capacity
    if (!isPossible) return null
    if (registered.includes(who) || queue.includes(who)) return state
    return status === 'registered'
      ? { ...state, registered: [...registered, who].sort() }
      : { ...state, queue: [...queue, who] }
  }

  function cancel(state: PlaceState, { who }: any, output: any): PlaceState | null {
    return output === null || output.status === 'cancelled' ? without(state, who) : null
  }

  function accept(state: PlaceState, { who }: any, output: any): PlaceState | null {
    const { registered, queue, offered } = state
    const nth = queue.indexOf(who)
    const isOffered = nth >= 0 && nth < capacity - registered.length
    if (output?.status === 'registered' && registered.includes(who)) return state
    if (output?.status === 'cancelled') return nth < 0 && !registered.includes(who) ? state : null
    if (output?.status === 'offer_ended') return nth >= offered ? state : null
    if (output !== null && output.status !== 'registered') return null
    if (!isOffered) return output === null ? state : null
    const left = without({ ...state, offered: Math.max(offered, nth + 1) }, who)
    return { ...left, registered: [...registered, who].sort() }
  }

  function people(state: PlaceState, _input: any, output: any): PlaceState | null {
    const { registered, queue } = state
    const isSame = output === null || (same(output.registered, registered) && same(output.others, [...queue].sort()))
    return isSame ? state : null
  }

  function waiting(state: PlaceState, _input: any, output: any): PlaceState | null {
    if (output === null) return state
    const offered = output.offered.length
    const isPossible =
      offered >= state.offered && (offered <= capacity - state.registered.length || offered === state.offered)
    return isPossible && same([...output.offered, ...output.waiting], state.queue) ? { ...state, offered } : null
  }

  return {
    initial: { registered: [], queue: [], offered: 0 },
    step: (state, input, output) => steps[input.do](state, input, output),
    answers({ registered, queue, offered }, input) {
      if (input.do === 'people') return [{ registered, others: [...queue].sort() }]
      if (input.do === 'waiting') {
        const most = Math.max(offered, Math.min(queue.length, capacity - registered.length))
        return [offered, most].map((count) => ({ offered: queue.slice(0, count), waiting: queue.slice(count) }))
      }
      return (['registered', 'waitlisted', 'cancelled', 'offer_ended'] as const).map((status) => ({ status }))
    },
  }
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one, n) => one === b[n])

function without(state: PlaceState, who: string): PlaceState {
  const { registered, queue, offered } = state
  const nth = queue.indexOf(who)
  return {
    registered: registered.filter((one) => one !== who),
    queue: queue.filter((one) => one !== who),
    offered: nth >= 0 && nth < offered ? offered - 1 : offered,
  }
}
