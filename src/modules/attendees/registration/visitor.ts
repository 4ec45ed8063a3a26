import type { Context } from '../../../platform/context/context.ts'

/** Who registers, or has the link of a registration: on whose behalf is known once the event is. */
export type Visitor = Omit<Context, 'orgId'>
