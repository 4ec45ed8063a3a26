import { once } from 'node:events'
import { text as readAll } from 'node:stream/consumers'
import { usageError } from '../terminal/usage-error.ts'

const BACKSPACE = ['\u007f', '\b']
const END = ['\r', '\n', '\u0004']
const CANCEL = '\u0003'

/** Whether a person can be asked. */
export function canPrompt(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY)
}

/** Asks on the terminal; the typed text is visible only if `shown` is true. */
export async function prompt(question: string, shown: boolean): Promise<string> {
  const { stdin, stderr } = process
  // Must come first, since a terminal shows text typed ahead until echo is off.
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

/** Returns the text of standard input, which is not a terminal. */
export async function inputText(): Promise<string> {
  return (await readAll(process.stdin)).trim()
}

/**
 * Asks for confirmation of an action that cannot be undone. Without a terminal, `--yes` must confirm it.
 * @param more returns further information for the person
 * @throws CommanderError if it is not confirmed
 */
export async function confirmed(yes: boolean | undefined, act: string, more?: () => Promise<string>): Promise<void> {
  if (yes) return
  if (!canPrompt()) throw usageError(`${act} This cannot be undone: add --yes if you mean it.`)
  const answer = await prompt(`${act}${(await more?.()) ?? ''} This cannot be undone. Go on? [y/N] `, true)
  if (!/^y(es)?$/i.test(answer.trim())) throw usageError('Nothing was done.')
}
