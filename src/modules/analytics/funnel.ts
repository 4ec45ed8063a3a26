import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'
import { ratio } from './ratio.ts'

const STEPS = ['registered', 'attended', 'certified', 'verified', 'shared'] as const
type Step = (typeof STEPS)[number]

/** One step of a funnel. Steps are counted independently, so a step can exceed the previous one. */
export const FunnelStep = Type.Object({
  step: oneOf(STEPS, {
    description: 'certified: has a certificate; verified, shared: the certificate was verified or shared at least once',
  }),
  count: Type.Integer({ description: 'Number of people or certificates that reached the step' }),
  of_previous: Type.Number({
    description:
      'Fraction of the previous step; above 1 if more reached this step, for example certificates of people who did not attend',
  }),
  of_registered: Type.Number({ description: 'Fraction of the first step' }),
})

export function funnelOf(counts: Record<Step, number>) {
  return STEPS.map((step, nth) => ({
    step,
    count: counts[step],
    of_previous: ratio(counts[step], counts[STEPS[Math.max(0, nth - 1)]!]),
    of_registered: ratio(counts[step], counts.registered),
  }))
}
