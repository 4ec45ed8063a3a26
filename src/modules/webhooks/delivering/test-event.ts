/** Event name of a test message. It is not an event and has no row in the outbox. */
export const TEST_EVENT = 'webhook.test'
