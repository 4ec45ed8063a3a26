import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'
import { ratio } from './ratio.ts'

const STEPS = ['registered', 'attended', 'certified', 'verified', 'shared'] as const
type Step = (typeof STEPS)[number]

/** How many came how far. Each step is counted by itself, so one can be more than that before it. */
export const FunnelStep = Type.Object({
  step: oneOf(STEPS, {
    description: 'certified: has a certificate; verified, shared: it was, at least once',
  }),
  count: Type.Integer({ description: 'How many people, or certificates, came so far' }),
  of_previous: Type.Number({
    description:
      'As a fraction of the step before; above 1 where more came so far than before, as certificates of people who were not there',
  }),
  of_registered: Type.Number({ description: 'As a fraction of the first step' }),
})

export function funnelOf(counts: Record<Step, number>) {
  return STEPS.map((step, nth) => ({
    step,
    count: counts[step],
    of_previous: ratio(counts[step], counts[STEPS[Math.max(0, nth - 1)]!]),
    of_registered: ratio(counts[step], counts.registered),
  }))
}
