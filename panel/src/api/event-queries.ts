import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

export const eventQuery = (id: number) =>
  queryOptions({ queryKey: ['events', id], queryFn: () => laurel.events.get(id) })
