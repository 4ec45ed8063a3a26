/**
 * A stored time further in the future than it can be, by more than this, was written while the clock was ahead. Smaller
 * steps, as NTP makes them, change nothing.
 */
export const CLOCK_STEP_MS = 5_000
