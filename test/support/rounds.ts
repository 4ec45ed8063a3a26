/** Whether tests have the time of a night. */
export const IS_LONG = process.env['LAUREL_TEST_LONG'] === '1'

/**
 * How often a test that looks for rare interleavings or odd inputs repeats itself: `usual` times, which visits every
 * kind of moment, and `long` times where there is time for it (`LAUREL_TEST_LONG=1`, meant for the night).
 */
export function rounds(usual: number, long: number): number {
  return IS_LONG ? long : usual
}
