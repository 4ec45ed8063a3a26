import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { print } from '../terminal/print-result.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import { usageError } from '../terminal/usage-error.ts'

/** `output`: a file, or `-` for standard output. */
export type SaveOptions = { json?: boolean; output?: string }

export const SAVE_FLAGS = '-o, --output <file>'
export const SAVE_ABOUT = 'where to write it, - for standard output; without it a file of this folder, or the pipe'

/**
 * Returns the destination of a downloaded file: standard output if that is a pipe, or a file in the current folder,
 * which must not exist yet unless it was named. Call it before sending the request.
 */
export function targetOf({ json, output }: SaveOptions, usual: string): string | null {
  if (output === '-' || (output === undefined && !json && !process.stdout.isTTY)) {
    if (process.stdout.isTTY) throw usageError('The file is not for a terminal: give -o a name.')
    return null
  }
  if (output === undefined && existsSync(usual)) throw usageError(`${usual} is there already; give -o a name.`)
  return output ?? usual
}

/** Writes the response, to a file completely or not at all. */
export async function saveAnswer(answer: Response, target: string | null, json?: boolean): Promise<void> {
  const total = Number(answer.headers.get('content-length') ?? 0)
  const bar = progressBar('Downloading')
  let bytes = 0
  async function* counted() {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length
      if (total > 0 && target !== null) bar.show(bytes, total)
      yield chunk
    }
  }
  if (target === null) {
    for await (const chunk of counted()) process.stdout.write(chunk)
    return
  }
  const part = `${target}.${process.pid}.part`
  try {
    await pipeline(Readable.from(counted()), createWriteStream(part, { flags: 'wx' }))
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    bar.end()
  }
  print(json, { file: target, bytes }, [`${target}: ${bytes} bytes.`])
}
