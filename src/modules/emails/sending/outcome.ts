/** How an attempt ended. */
export type Outcome = {
  /**
   * `sent`: the server took it. `kept`: there is no server. `deferred`: it is tried again. `rejected`: the server does not
   * want it. `unanswered`: it was handed over, and no answer came. `interrupted`: it was not handed over, for a reason here.
   */
  kind: 'sent' | 'kept' | 'deferred' | 'rejected' | 'unanswered' | 'interrupted'
  /** In the server's own words, or what stands for them. */
  response: string
  /** The server says that there is no such mailbox. */
  isDeadAddress?: boolean
  /** The server cannot be reached or lets nobody in, whatever the mail. */
  isAway?: boolean
}

/** Nothing was handed over, and nobody is to blame for that. */
export const INTERRUPTED: Outcome = { kind: 'interrupted', response: '' }
