import { once } from 'node:events'
import { text as readAll } from 'node:stream/consumers'
import { usageError } from '../usage-error.ts'

const BACKSPACE = ['\u007f', '\b']
const END = ['\r', '\n', '\u0004']
const CANCEL = '\u0003'

/** Whether there is somebody to ask. */
export function canPrompt(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY)
}

/** Asks on the terminal, where what is typed is seen only when `shown` is true. */
export async function prompt(question: string, shown: boolean): Promise<string> {
  const { stdin, stderr } = process
  // First, since a terminal shows what somebody types ahead before it is told not to.
  stdin.setRawMode(true).setEncoding('utf8').resume()
  stderr.write(question)
  let typed = ''
  try {
    for (;;) {
      const [chunk] = (await once(stdin, 'data')) as [string]
      for (const character of chunk) {
        if (character === CANCEL) throw usageError('Nothing was done.')
        if (END.includes(character)) return typed
        if (BACKSPACE.includes(character)) {
          if (shown && typed) stderr.write('\b \b')
          typed = [...typed].slice(0, -1).join('')
        } else if (character >= ' ') {
          typed += character
          if (shown) stderr.write(character)
        }
      }
    }
  } finally {
    stdin.setRawMode(false).pause()
    stderr.write('\n')
  }
}

/** What stands in standard input, which is no terminal. */
export async function inputText(): Promise<string> {
  return (await readAll(process.stdin)).trim()
}

/**
 * Asks whether what cannot be undone is meant. Where there is nobody to ask, `--yes` has to say so.
 * @param more what else whoever is asked should know
 * @throws CommanderError when it is not meant
 */
export async function confirmed(yes: boolean | undefined, act: string, more?: () => Promise<string>): Promise<void> {
  if (yes) return
  if (!canPrompt()) throw usageError(`${act} This cannot be undone: add --yes if you mean it.`)
  const answer = await prompt(`${act}${(await more?.()) ?? ''} This cannot be undone. Go on? [y/N] `, true)
  if (!/^y(es)?$/i.test(answer.trim())) throw usageError('Nothing was done.')
}
