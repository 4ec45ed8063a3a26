import type { Context } from '../../../platform/context/context.ts'

/** The context of a visitor who registers or uses a personal link; the organisation follows from the event. */
export type Visitor = Omit<Context, 'orgId'>
