/** The outcome of an attempt. */
export type Outcome = {
  /**
   * `sent`: the server accepted it. `kept`: no server is configured. `deferred`: it will be retried. `rejected`:
   * permanently rejected. `unanswered`: handed over without an answer. `interrupted`: not handed over, for a local
   * reason.
   */
  kind: 'sent' | 'kept' | 'deferred' | 'rejected' | 'unanswered' | 'interrupted'
  /** The server's response, or a replacement for it. */
  response: string
  /** The server reports that the mailbox does not exist. */
  isDeadAddress?: boolean
  /** The server cannot be reached or refuses the login, regardless of the email. */
  isAway?: boolean
}

/** Nothing was handed over, and nobody is at fault. */
export const INTERRUPTED: Outcome = { kind: 'interrupted', response: '' }
