export { EVENT_TYPES } from './event-catalogue.ts'
