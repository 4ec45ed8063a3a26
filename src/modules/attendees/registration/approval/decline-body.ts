import type { Static } from 'typebox'
import { Type } from '../../../../lib/type.ts'
import { nullable } from '../../../../platform/http/validation/schema.ts'

/** Why a registration is declined. */
export const DeclineReason = nullable(
  Type.String({ maxLength: 500, description: 'Reason, shown in the email to the person; null: none' }),
)

export const DeclineBody = Type.Object(
  { reason: Type.Optional(DeclineReason) },
  { title: 'RegistrationDecline', examples: [{ reason: 'This meeting is for members only.' }] },
)

export type DeclineBody = Static<typeof DeclineBody>
