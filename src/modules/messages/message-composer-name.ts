/** Composer name stored in `email.composer`; never rename it. */
export const MESSAGE_COMPOSER = 'message'

/** Reason of emails that wait while their message is cancelled. */
export const MESSAGE_CANCELLED = 'The message was cancelled.'
