import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf } from '../../../platform/http/validation/schema.ts'
import { STAGE_KINDS } from './deal-stages.ts'

const MIN_STAGES = 3
const MAX_STAGES = 30

export const StageKey = (description: string) =>
  Type.String({ pattern: '^[a-z][a-z0-9_]{0,49}$', description, examples: ['proposal'] })

export const kind = oneOf(STAGE_KINDS, { description: 'Whether deals in the stage are open, won or lost' })

const settings = {
  key: StageKey('Stable identifier, which deals have as `stage`: lower-case letters, digits and _; unique'),
  label: Type.String({ minLength: 1, maxLength: 60, format: 'not-blank', description: 'Label for people' }),
  kind,
  weight: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Probability of winning a deal in this stage, from 0 to 1; won stages have 1 and lost stages 0',
  }),
}

export const DealStage = Type.Object(
  { ...settings, deal_count: Type.Integer({ description: 'Number of deals in the stage' }) },
  { title: 'DealStage' },
)

export const DealStages = Type.Array(DealStage, { title: 'DealStages', description: 'All stages in order' })

export const DealStagesBody = Type.Array(Type.Object(settings, { title: 'DealStageSettings' }), {
  title: 'NewDealStages',
  minItems: MIN_STAGES,
  maxItems: MAX_STAGES,
  description: 'All stages in order, with at least one of each kind',
})

export type DealStage = Static<typeof DealStage>
