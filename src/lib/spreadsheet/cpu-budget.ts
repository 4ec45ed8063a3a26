import { tooComplex } from './spreadsheet-error.ts'

/**
 * Returns a check that throws once this thread has used the given processor time from now on.
 * @throws SpreadsheetError
 */
export function cpuBudget(milliseconds: number): () => void {
  const start = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    if (user + system > milliseconds * 1000) throw tooComplex('reading it takes too long')
  }
}
