export type DueFlag = ReturnType<typeof dueFlag>

/**
 * Flag that something may be due; set at first. Pollers take the flag before they poll, so that anything that becomes
 * due meanwhile sets it again.
 */
export function dueFlag(onSet: () => void) {
  let isSet = true
  return {
    isSet: () => isSet,
    set(): void {
      isSet = true
      onSet()
    },
    /** Clears the flag. @returns whether it was set */
    take(): boolean {
      const was = isSet
      isSet = false
      return was
    },
  }
}
