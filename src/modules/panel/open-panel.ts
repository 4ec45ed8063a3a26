import { join } from 'node:path'
import { type PanelFiles, readPanelFiles } from './panel-files.ts'
import { isPanelBuilt, ROOT } from './panel-stamp.ts'

export type Panel = PanelFiles | 'being built' | 'missing'

/**
 * Reads the built panel on first use. If it is older than its sources, a separate process rebuilds it once; until then the
 * state is 'being built'.
 */
export function openPanel(warn: (context: object, message: string) => void): () => Promise<Panel> {
  let state: Panel | undefined
  let reading: Promise<Panel> | undefined
  const read = async () => {
    if (await isPanelBuilt()) return readPanelFiles()
    void buildPanel().then(
      async () => {
        state = (await isPanelBuilt()) ? await readPanelFiles() : 'missing'
      },
      (error: Error) => {
        state = 'missing'
        warn({ err: error }, 'The panel could not be built. Run npm ci, and start again.')
      },
    )
    return 'being built' as const
  }
  return async () => {
    reading ??= read()
    return state ?? reading
  }
}

async function buildPanel(): Promise<void> {
  const { spawn } = await import('node:child_process')
  const child = spawn(process.execPath, [join(ROOT, 'panel/tools/build-if-stale.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-2_000)
  })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`Building ended with ${code}. ${complaints}`)
}
