import { Type } from '../../lib/type.ts'
import type { FigureKind } from '../rollups/index.ts'

export const REGISTRATION_FIGURES = {
  registered: 'registered',
  cancelled: 'cancelled',
  waitlisted: 'waitlisted',
} as const satisfies Record<string, FigureKind>

export const registrationFields = {
  registered: Type.Integer({
    description:
      'Attendees by the time they were first added or registered, including those cancelled or waitlisted since',
  }),
  cancelled: Type.Integer({
    description: 'Attendees by the time of their cancellation, except those who registered again',
  }),
  waitlisted: Type.Integer({ description: 'Attendees by the time they joined the waiting list' }),
}
