import type { Module } from '../../platform/module.ts'
import { eventInvariants } from './event-invariants.ts'
import { eventOperations } from './event-operations.ts'
import { eventTables } from './event-tables.ts'

export { lockEvent, noSuchEvent } from './event-queries.ts'
export {
  FETCH_TEMPLATE_PICTURE,
  type FetchTemplatePicture,
  fetchLater,
  ownPictureKey,
  pictureAddress,
  type TemplateState,
} from './event-template.ts'
export { createEvent } from './save-event.ts'
export { setTemplatePicture } from './set-template-picture.ts'

/** Events and their settings. */
export const events: Module = {
  name: 'events',
  floor: 'records',
  operations: eventOperations,
  invariants: eventInvariants,
  personal: eventTables,
}
