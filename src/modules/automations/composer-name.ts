/** By what mails of automation rules are drawn up. It stands in their rows, so it never changes. */
export const AUTOMATION_COMPOSER = 'automation'
