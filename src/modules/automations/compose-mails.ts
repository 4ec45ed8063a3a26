/** What mails of automation rules are drawn up by. It stands in their rows, so it never changes. */
export const COMPOSER = 'automation'
