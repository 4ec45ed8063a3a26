import { certificateModel } from './certificate-model.ts'
import { checkHistory } from './check-history.ts'
import { creditModel } from './credit-model.ts'
import { doorModel } from './door-model.ts'
import type { History, Model } from './history.ts'
import { placeModel } from './place-model.ts'

export type Kind = 'places' | 'door' | 'certificates' | 'credits'

/** The history of one object. `size` is the capacity of the event, or the credits before the first operation. */
export type ObjectHistory = { kind: Kind; size: number; name: string; operations: History<any, any> }

export function modelOf({ kind, size }: { kind: Kind; size: number }): Model<any, any, any> {
  if (kind === 'places') return placeModel(size)
  if (kind === 'credits') return creditModel(size)
  return kind === 'door' ? doorModel : certificateModel
}

/** Judges the history of one object. @returns null unless it is broken: the reason in words */
export function findFault(history: ObjectHistory): string | null {
  const { verdict, stuck } = checkHistory(modelOf(history), history.operations)
  if (verdict !== 'broken') return null
  const next = stuck.next.map(({ client, input, output, start, end }) => {
    return `  client ${client}, ${start.toFixed(1)} to ${end?.toFixed(1)}: ${JSON.stringify(input)} → ${JSON.stringify(output)}`
  })
  return [
    `the history of ${history.kind} ${history.name} is broken; after ${stuck.after} operations none of these fits ${JSON.stringify(stuck.state)}:`,
    ...next,
  ].join('\n')
}
