import type { Command } from 'commander'
import { loadClientSettings } from '../../config/config.ts'
import { isApiKey, KEY_FORM } from '../../lib/crypto/api-key-form.ts'
import { AppError } from '../../lib/errors.ts'
import { examples } from '../terminal/examples.ts'
import { print, tell } from '../terminal/print-result.ts'
import { printedText } from '../terminal/printed-text.ts'
import { callService, refusalOf } from './call-service.ts'
import { siteOf, USUAL_ADDRESS } from './known-service.ts'
import { canPrompt, inputText, prompt } from './prompt.ts'
import { type Login, loginFile, removeLogin, writeLogin } from './stored-login.ts'

/** Adds `laurel login` and `laurel logout`, which set the service and key of other commands. */
export function addLoginCommands(program: Command): void {
  examples(
    program
      .command('login')
      .description('store the URL of a service and an API key for other commands')
      .argument('[url]', 'the URL of the service; asks by default, or uses LAUREL_URL')
      .option('--json', 'print JSON')
      .action(login),
    'laurel login https://events.example.org',
    'laurel login https://events.example.org < key.txt',
  )
  examples(
    program
      .command('logout')
      .description('delete the stored URL and key')
      .option('--json', 'print JSON')
      .action(async ({ json }: { json?: boolean }) => {
        const removed = await removeLogin()
        print(json, { logged_out: removed }, [removed ? 'You are logged out.' : 'You were not logged in.'])
      }),
    'laurel logout',
  )
}

async function login(typed: string | undefined, { json }: { json?: boolean }): Promise<void> {
  const given =
    typed ?? loadClientSettings().url ?? (canPrompt() ? await prompt(`Address [${USUAL_ADDRESS}]: `, true) : '')
  const url = siteOf(given.trim() || USUAL_ADDRESS, 'The address')
  const host = new URL(url).hostname
  if (url.startsWith('http:') && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(host))
    tell(`${url} is not encrypted: whoever is between here and there can read the key.`)
  const key = (
    process.stdin.isTTY ? await prompt(`API key for ${url} (it is not shown): `, false) : await inputText()
  ).trim()
  if (!isApiKey(key)) throw new AppError('invalid_request', `An API key is ${KEY_FORM}.`)
  const organisation = await nameOf({ url, key })
  await writeLogin({ url, key })
  const whom = organisation === null ? '' : ` as ${printedText(organisation)}`
  print(json, { url, organisation, file: loginFile() }, [
    `You are logged in at ${url}${whom}. ${loginFile()} holds the key.`,
  ])
}

/** Returns the owner of the key, or null if it may not ask. @throws AppError if the service does not know the key */
async function nameOf(login: Login): Promise<string | null> {
  const answer = await callService(login, { method: 'GET', path: '/admin/organisation' })
  if (!answer.ok && answer.status !== 403) throw await refusalOf(login, answer)
  const { name, code } = (await answer.json().catch(() => ({}))) as { name?: unknown; code?: unknown }
  if (answer.ok && typeof name === 'string') return name
  if (code === 'forbidden') return null
  throw new AppError('invalid_request', `What answers at ${login.url} is no Laurel service.`)
}
