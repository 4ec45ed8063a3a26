export type DueFlag = ReturnType<typeof dueFlag>

/**
 * Whether something may be due; at first it may. Who looks for it takes the flag before, so that what becomes due while it
 * looks sets the flag again.
 */
export function dueFlag(onSet: () => void) {
  let isSet = true
  return {
    isSet: () => isSet,
    set(): void {
      isSet = true
      onSet()
    },
    /** @returns whether it was set */
    take(): boolean {
      const was = isSet
      isSet = false
      return was
    },
  }
}
