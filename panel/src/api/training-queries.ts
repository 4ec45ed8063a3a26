import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

/** First part of the keys of everything that shows training, which the stream refreshes. */
export const TRAINING = 'training'

const MOST = 200

export const programmeQuery = (id: number) =>
  queryOptions({ queryKey: [TRAINING, 'programmes', id], queryFn: () => laurel.training.programmes.get(id) })

/** The newest programmes, to choose from. */
export const programmesQuery = queryOptions({
  queryKey: [TRAINING, 'programmes', 'to choose'],
  queryFn: async () => (await laurel.training.programmes.list({ limit: MOST })).rows,
})

/** The newest courses, to choose from. */
export const coursesQuery = queryOptions({
  queryKey: [TRAINING, 'courses', 'to choose'],
  queryFn: async () => (await laurel.training.courses.list({ limit: MOST })).rows,
})

/** Counts by programme and in all, with the trend of the last thirty days. */
export const complianceQuery = (programmeId?: number) =>
  queryOptions({
    queryKey: [TRAINING, 'compliance', programmeId ?? null],
    queryFn: () =>
      laurel.analytics.trainingCompliance({
        limit: 1,
        ...(programmeId !== undefined && { programme_id: programmeId }),
      }),
  })

/** The rule of a programme; null if it has none. */
export const ruleQuery = (programmeId: number) =>
  queryOptions({
    queryKey: [TRAINING, 'rule', programmeId],
    queryFn: async () => (await laurel.training.rules.list({ programme_id: programmeId })).rows[0] ?? null,
  })
