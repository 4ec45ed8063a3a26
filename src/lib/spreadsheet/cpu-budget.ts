import { tooComplex } from './spreadsheet-error.ts'

/**
 * A check for what runs in this thread: it throws once the thread has used so much of a core since now.
 * @throws SpreadsheetError
 */
export function cpuBudget(milliseconds: number): () => void {
  const start = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    if (user + system > milliseconds * 1000) throw tooComplex('reading it takes too long')
  }
}
