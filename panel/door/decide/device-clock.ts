/** A clock that is further off is shown to the person at the door and reported. */
const WRONG_MS = 90_000

/**
 * Returns by how many milliseconds the clock of this device is behind the service, from an answer that was asked for at
 * `asked` and came at `came`, both by the device's clock.
 */
export function clockOffset(serverTime: string, { asked, came }: { asked: number; came: number }): number {
  return Math.round(Date.parse(serverTime) - (asked + came) / 2)
}

export function isClockWrong(offset: number): boolean {
  return Math.abs(offset) > WRONG_MS
}
