/**
 * A stored time more than this into an impossible future was written while the clock was ahead. Smaller steps, as by
 * NTP, do not matter.
 */
export const CLOCK_STEP_MS = 5_000
