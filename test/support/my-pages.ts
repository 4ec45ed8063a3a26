import assert from 'node:assert/strict'
import type { World } from './harness.ts'
import { open, sendFields } from './public-forms.ts'
import { mailsTo } from './register.ts'

export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** Asks for a link as the page does. */
export const askFor = (world: World, email: string, headers: Record<string, string> = OWN_PAGE) =>
  sendFields(world, '/my', { act: 'ask', email }, headers)

/** The token of the newest link of an address, which no answer of the API tells. */
export async function linkOf(world: World, address: string): Promise<string> {
  await world.runJobs()
  const [mail] = await mailsTo(world, address)
  assert.match(mail.text, /\/my\/…/)
  const [row] = await world.query<{ text: string }>(`select text from email where id = ${mail.id}`)
  return /\/my\/([\w-]{43})/.exec(row!.text)![1]!
}

/** A browser in which the link of an address was opened. */
export async function aBrowserOf(world: World, address: string) {
  assert.equal((await askFor(world, address)).status, 303)
  const opened = await sendFields(world, `/my/${await linkOf(world, address)}`, {}, OWN_PAGE)
  assert.equal(opened.status, 303, opened.text)
  const set = String(opened.headers['set-cookie'])
  const cookie = set.split(';')[0]!
  return {
    set,
    cookie,
    look: (path = '/my', headers: Record<string, string> = {}) => open(world, path, { cookie, ...headers }),
    act: (fields: object, headers: Record<string, string> = OWN_PAGE) =>
      sendFields(world, '/my', fields as Record<string, unknown>, { cookie, ...headers }),
  }
}
