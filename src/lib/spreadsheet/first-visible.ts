/** Returns the index of the first visible sheet. */
export function firstVisible(sheets: readonly { isHidden: boolean }[]): number {
  return sheets.findIndex(({ isHidden }) => !isHidden)
}
