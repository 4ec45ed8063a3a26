import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pdfJsText } from '../../test/fixtures/render/readers.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aCertificate } from '../../test/support/factories.ts'
import { openPanel } from './support/open-panel.ts'

/** Gives files to the page. @returns the verdict and the text of each */
async function check(page: Page, files: Record<string, Buffer>): Promise<[verdict: string, text: string][]> {
  await page.locator('#file-check-results').evaluate((results) => results.replaceChildren())
  const sent = Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: '' }))
  await page.getByLabel('Files to check').setInputFiles(sent)
  await page.locator('.result h3:focus').waitFor()
  return page
    .locator('.result')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('data-verdict')!, each.textContent!]))
}

/** Prints an I in place of the A that the name begins with, in the font of names. */
const withAnotherName = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replace(/(?<=\/S-display [^[\n]+\[<)0008/, '0010'), 'latin1')

test('a visitor checks PDF and PNG of a certificate, notices another name in print, and sees that it was revoked', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const { id, public_id } = await aCertificate(world)
  const read = async (kind: string) =>
    (await world.request('GET', `/c/${public_id}.${kind}`, undefined, { key: null })).bytes
  const [pdf, png] = [await read('pdf'), await read('png')]
  const forged = withAnotherName(pdf)
  assert.match(await pdfJsText(pdf), /Ada Lovelace/)
  assert.match(await pdfJsText(forged), /Ida Lovelace/)

  const page = await panel.visit({ token: null })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(`${panel.url}/verify`)
  const before = sent.length
  const files = { 'ada.pdf': pdf, 'ada.png': png }
  const first = await check(page, { ...files, 'forged.pdf': forged })
  assert.deepEqual(
    first.map(([verdict]) => verdict),
    ['valid', 'valid', 'print'],
  )
  for (const [, text] of first) assert.match(text, /Ada Lovelace/)
  assert.match(first[2]![1], /Not the original PDF/)

  const revoked = await world.request('POST', `/admin/certificates/${id}/revoke`, { reason: 'Issued by mistake' })
  assert.equal(revoked.status, 200)
  const second = await check(page, files)
  assert.deepEqual(
    second.map(([verdict]) => verdict),
    ['revoked', 'revoked'],
  )
  // Only the issuer's documents were asked for: nothing of the files left the browser.
  for (const each of sent.slice(before))
    assert.match(each, /^GET (\/orgs\/\w+\/(did\.json|status\/0)|\/document-signing\.pem)$/)
  assert.deepEqual(panel.complaints, [])
})
