import { Type } from '../../lib/type.ts'
import type { FigureKind } from '../rollups/index.ts'

export const REGISTRATION_FIGURES = {
  registered: 'registered',
  cancelled: 'cancelled',
  waitlisted: 'waitlisted',
} as const satisfies Record<string, FigureKind>

export const registrationFields = {
  registered: Type.Integer({
    description: 'Attendees by when they were added or registered first; also those who are cancelled or wait since',
  }),
  cancelled: Type.Integer({
    description: 'Attendees who are cancelled, by when they were; nobody who has registered again since',
  }),
  waitlisted: Type.Integer({ description: 'Attendees who were put on the waiting list, by when they were' }),
}
