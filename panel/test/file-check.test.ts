import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aCredential, aDidDocument, aKey, aList, anIssuer, KEYS, LIST } from '../file-check/sample-issuer.fixture.ts'
import { aPdf } from '../file-check/sample-pdf.fixture.ts'
import { inspectPage, MODES } from './support/inspect-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

const issuer = anIssuer()
const genuine = aCredential(issuer.key)
const drawn = { says: 'Ayşe Yılmaz', attached: [genuine] }
const pdf = Buffer.from(aPdf({ ...drawn, signer: issuer.signer }))

type Sent = { name: string; buffer: Buffer }
const sent = (name: string, content: string | Uint8Array): Sent & { mimeType: string } => ({
  name,
  buffer: Buffer.from(content),
  mimeType: '',
})

/** Gives files to the page and returns their verdicts. */
async function verdicts(page: Page, ...files: Sent[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-files-'))
  try {
    const paths = files.map(({ name, buffer }) => {
      writeFileSync(join(folder, name), buffer)
      return join(folder, name)
    })
    await page.locator('#file-check-results').evaluate((results) => results.replaceChildren())
    await page.getByLabel('Files to check').setInputFiles(paths)
    await page.locator('.result h3:focus').waitFor()
    return await page.locator('.result').evaluateAll((all) => all.map((each) => each.getAttribute('data-verdict')!))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Opens a page; addresses of other sites have these documents, and every request is noted. */
async function openCheck({ visit, url }: Panel, documents: Record<string, string>, options = {}) {
  const page = await visit({ token: null, ...options })
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:'))
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim())
  })
  await page.route(/^https:/, (route) => {
    const body = documents[route.request().url()]
    return body === undefined
      ? route.abort()
      : route.fulfill({ body, headers: { 'access-control-allow-origin': '*' }, contentType: 'application/json' })
  })
  await page.goto(`${url}/verify`)
  return { page, requests }
}

async function open(t: TestContext): Promise<Panel | null> {
  const panel = await openPanel()
  if (panel === null) t.skip(NO_BROWSER)
  return panel
}

test('a visitor drops a file and reads each check; only the issuer is asked, and nothing is uploaded', async (t) => {
  await using panel = await open(t)
  if (panel === null) return
  const { page, requests } = await openCheck(panel, issuer.documents)
  const before = requests.length
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'ayse.pdf'))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    },
    [...pdf],
  )
  const result = page.locator('.result')
  await result.getByRole('heading', { name: 'Valid according to events.example.org' }).waitFor()
  const text = (await result.textContent())!
  for (const part of ['ayse.pdf', 'Ayşe Yılmaz', 'Data Days 2026', 'Veri Akademisi', '20 November 2031'])
    assert.ok(text.includes(part), part)
  assert.equal((text.match(/: passed\./g) ?? []).length, 6)
  assert.deepEqual(
    requests.slice(before).toSorted(),
    Object.keys(issuer.documents)
      .map((each) => `GET ${each}`)
      .toSorted(),
  )

  const altered = Buffer.from(pdf.toString('latin1').replace('Ay', 'Oy'), 'latin1')
  const changed = genuine.replaceAll('Ayşe', 'Oyşe')
  assert.deepEqual(
    await verdicts(page, sent('altered.pdf', altered), sent('drawn.pdf', aPdf(drawn)), sent('changed.json', changed)),
    ['print', 'print', 'changed'],
  )
  assert.match((await page.locator('.result').first().textContent())!, /Not the original PDF[\s\S]*not passed/)
  const attached = Array.from({ length: 1_000 }, () => genuine)
  const many = sent('many.pdf', aPdf({ says: '', attached }))
  const large = sent('large.pdf', Buffer.alloc(40_000_001, '%PDF-'))
  assert.deepEqual(await verdicts(page, many, large, sent('other.txt', 'x')), ['large', 'large', 'none'])
  assert.deepEqual(panel.complaints, [])
})

test('the saved page works from a disk without a network, with the keys and lists that were asked for', async (t) => {
  await using panel = await open(t)
  if (panel === null) return
  const revoked = aCredential(issuer.key, { name: 'Earlier', credentialStatus: statusAt(77) })
  const documents = { ...issuer.documents, [LIST]: aList(issuer.key, { revoked: [77] }) }
  const { page } = await openCheck(panel, documents)
  assert.deepEqual(await verdicts(page, sent('a.pdf', pdf)), ['valid'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save this page' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'verify.html')
  const path = await download.path()
  const folder = mkdtempSync(join(tmpdir(), 'laurel-saved-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const saved = join(folder, 'verify.html')
  writeFileSync(saved, readFileSync(path))
  const offline = await panel.visit({ token: null, offline: true })
  await offline.goto(pathToFileURL(saved).href)
  assert.deepEqual(await verdicts(offline, sent('a.pdf', pdf), sent('b.json', revoked)), ['kept', 'revoked'])
  assert.match(
    (await offline.locator('.result').first().textContent())!,
    /cannot know what was revoked or withdrawn after/,
  )
  const stranger = aKey()
  assert.deepEqual(await verdicts(offline, sent('c.json', aCredential(stranger))), ['stranger'])
})

const statusAt = (index: number) => ({
  id: `${LIST}#${index}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(index),
  statusListCredential: LIST,
})

test('keys that are dropped with a file are not the word of the issuer', async (t) => {
  await using panel = await open(t)
  if (panel === null) return
  const { page } = await openCheck(panel, {})
  assert.deepEqual(await verdicts(page, sent('a.json', genuine)), ['open'])
  const given = [sent('did.json', issuer.documents[KEYS]!), sent('list.json', issuer.documents[LIST]!)]
  assert.deepEqual(await verdicts(page, sent('a.json', genuine), ...given), ['given'])
  const withdrawn = await openCheck(panel, { ...issuer.documents, [KEYS]: aDidDocument([aKey()]) })
  assert.deepEqual(await verdicts(withdrawn.page, ...given, sent('a.json', genuine)), ['stranger'])
})

test('without scripts the page leads to the code; with them it passes WCAG 2.2 AA, light and dark, in both directions, on a phone and in forced colours', async (t) => {
  await using panel = await open(t)
  if (panel === null) return
  const plain = await openCheck(panel, {}, { javaScriptEnabled: false })
  await plain.page.getByText('To check a file here, allow scripts').waitFor()
  assert.equal(await plain.page.getByLabel('Files to check').isVisible(), false)
  await plain.page.getByLabel('Code of the certificate').fill('7KQ2')
  const { page } = await openCheck(panel, issuer.documents, { bypassCSP: true })
  await verdicts(page, sent('a.pdf', pdf), sent('b.json', genuine.replace('Data', 'Date')), sent('c.txt', ''))
  for (const mode of ['light', 'dark', 'from the right', 'phone', 'forced colours']) {
    const { look, rules } = MODES[mode]!
    await look(page)
    assert.deepEqual(await inspectPage(page, rules), [], mode)
  }
})
