/** The formats of times, dates and intervals, which poolers restore for each client. */
export const FORMAT_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
}

/** Settings of every session, which override those of the server, database or role. */
export const COMMON_SETTINGS = {
  // Statements here are short and frequent: compiling one takes longer than running it.
  jit: 'off',
  // The default of 4 suits spinning disks; with it, lookups by key read whole tables instead.
  random_page_cost: '1.1',
  idle_session_timeout: '0',
  default_transaction_isolation: 'read committed',
  // The formats of bytes and numbers.
  bytea_output: 'hex',
  extra_float_digits: '1',
}

/** Settings for the sessions of requests and background work. */
export const TIME_LIMITS = {
  statement_timeout: '10s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '15s',
}

/** Settings for sessions whose statements may take as long as they need. */
export const NO_TIME_LIMITS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}
