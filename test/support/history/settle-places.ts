import type { Operation } from './history.ts'
import type { PlaceInput, PlaceOutput } from './place-model.ts'

type Op = Operation<PlaceInput, PlaceOutput>
type People = { registered: string[]; others: string[] }
type Read = Op & { output: People; end: number }

/**
 * Decides about operations of unknown outcome by what reads show, which leaves far fewer orders to try. It needs a last
 * read of all people after everything else. Only people who were registered once are looked at: what was not done by the
 * last read is dropped, and what a read shows was done by the end of that read.
 */
export function settlePlaces(operations: readonly Op[]): Op[] {
  const reads = operations.filter((one): one is Read => one.input.do === 'people' && one.output !== null)
  const last = reads.toSorted((a, b) => a.start - b.start).at(-1)
  const isLast =
    last &&
    operations.every((one) => one === last || one.input.do === 'waiting' || (one.end ?? one.start) <= last.start)
  if (!isLast) return [...operations]
  return operations.flatMap((operation) => {
    if (operation.output !== null || !('who' in operation.input)) return operation
    const { who } = operation.input
    const of = (what: PlaceInput['do']) =>
      operations.filter(({ input }) => input.do === what && 'who' in input && input.who === who)
    const [registration, ...more] = of('register')
    const isAlone = of(operation.input.do).length === 1
    if (registration === undefined || more.length > 0 || !isAlone) return operation
    return settled(operation, {
      who,
      registration,
      reads,
      last,
      isCancelled: of('cancel').length > 0,
      isAccepted: of('accept').length > 0,
    })
  })
}

/** Counts for each registration the cancellations that were under way at the same time. */
export function noteFreed(operations: readonly Op[]): Op[] {
  const endOf = ({ end }: Op) => end ?? Number.POSITIVE_INFINITY
  return operations.map((operation) => {
    const { input, start } = operation
    if (input.do !== 'register') return operation
    const meanwhile = operations.filter(
      (other) => other.input.do === 'cancel' && other.start <= endOf(operation) && endOf(other) >= start,
    )
    return { ...operation, input: { ...input, freed: meanwhile.length } }
  })
}

type Facts = { who: string; registration: Op; reads: Read[]; last: Read; isCancelled: boolean; isAccepted: boolean }

function settled(operation: Op, { who, registration, reads, last, isCancelled, isAccepted }: Facts): Op[] {
  const isIn = ({ output }: Read) => output.registered.includes(who)
  const isHere = (read: Read) => isIn(read) || read.output.others.includes(who)
  const what = operation.input.do
  const later = reads.filter(({ end }) => end > operation.start).sort((a, b) => a.end - b.end)
  const doneBy = (shows: (read: Read) => boolean): Op[] => {
    const first = later.find(shows)
    return [first === undefined ? operation : { ...operation, end: first.end }]
  }
  if (what === 'register' && !isHere(last) && !later.some(isHere) && !isCancelled) return []
  if (what === 'register') {
    const [done] = doneBy(isHere) as [Op]
    const waits = reads.some(({ output }) => output.others.includes(who))
    const status = waits ? 'waitlisted' : 'registered'
    return [isAccepted && !waits ? done : done.end === null ? done : { ...done, output: { status } }]
  }
  if (what === 'accept') return last.output.others.includes(who) ? [] : doneBy(isIn)
  const { end } = registration
  return isHere(last)
    ? []
    : doneBy((read) => end !== null && read.start > Math.max(end, operation.start) && !isHere(read))
}
