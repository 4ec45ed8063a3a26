/** Composer name stored in `email.composer`; never rename it. */
export const AUTOMATION_COMPOSER = 'automation'
