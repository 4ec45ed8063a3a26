import { fileSink, writeZip } from '../../../lib/zip/index.ts'
import { type Archive, archiveEntries } from './archive-entries.ts'

class Stopped extends Error {}

/**
 * Writes certificates into a ZIP archive and syncs it to disk.
 * @param report called after each slice with the number drawn; returning false or failing stops the work
 * @returns the size of `file` in bytes, or null when it was stopped and `file` is incomplete
 * @throws OverTime when drawing takes too long
 */
export async function writeArchiveFile(
  file: string,
  archive: Archive,
  report: (drawn: number) => Promise<boolean>,
  cpuMilliseconds?: number,
): Promise<number | null> {
  const goOn = async (drawn: number) => {
    if (!(await report(drawn))) throw new Stopped()
  }
  const sink = await fileSink(file)
  try {
    const entries = archiveEntries([archive], goOn, cpuMilliseconds)
    return (await writeZip(sink, entries).finally(() => sink.close())).bytes
  } catch (error) {
    if (error instanceof Stopped) return null
    throw error
  }
}
