import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { NOBODY, visit } from './public-pages.fixture.ts'

type Answer = Awaited<ReturnType<typeof visit>>

/** The language that a page is in, by its words, its markup and its headers, which have to agree. */
function languageOf({ text, headers }: Answer): string {
  const language = /<html lang="(\w+)">/.exec(text)![1]!
  assert.equal(headers['content-language'], language)
  assert.match(String(headers['vary']), /^Accept, Accept-Language/)
  assert.equal(/sitesindesiniz/.test(text), language === 'tr')
  assert.equal(/You are on/.test(text), language === 'en')
  return language
}

test('the page of a certificate is in the language that the visitor prefers, else in that of its event', async () => {
  await using world = await startWorld()
  const { public_id, event_id } = await aCertificate(world, { event_language: 'tr-TR' })
  const inLanguage = async (header?: string) => {
    const headers = header === undefined ? {} : { 'accept-language': header }
    const pages = await Promise.all(
      [`/c/${public_id}`, `/verify/${public_id}`].map((path) => visit(world, path, headers)),
    )
    const [language, same] = pages.map(languageOf)
    assert.equal(language, same)
    return language
  }
  assert.equal(await inLanguage(), 'tr')
  assert.equal(await inLanguage('sv-SE,sv;q=0.9'), 'tr')
  assert.equal(await inLanguage('en-US,en;q=0.9,tr;q=0.8'), 'en')
  await world.request('PATCH', `/admin/events/${event_id}`, { event_language: 'en' })
  assert.equal(await inLanguage(), 'en')
  assert.equal(await inLanguage('tr-TR,tr;q=0.9,en-US;q=0.8'), 'tr')
})

test('a page that belongs to no event is in the language that the visitor prefers, else in English', async () => {
  await using world = await startWorld()
  for (const path of [`/c/${NOBODY}`, `/verify/${NOBODY}`, `/c/${NOBODY}.pdf`, '/verify', '/verify?code=']) {
    assert.equal(languageOf(await visit(world, path)), 'en')
    assert.equal(languageOf(await visit(world, path, { 'accept-language': 'tr' })), 'tr')
  }
  const turkish = { 'accept-language': 'tr' }
  assert.match((await visit(world, `/verify/${NOBODY}`, turkish)).text, /<h1>Bulunamadı<\/h1>/)
  assert.match((await visit(world, '/verify?code=', turkish)).text, /Önce kodu yazın\./)
})

test('failures are told in the language that the visitor prefers, with when to come again', async () => {
  await using world = await startWorld({ rateLimit: true })
  for (let times = 0; times < 120; times++) await visit(world, `/verify/${NOBODY}`, { accept: 'application/json' })
  const english = await visit(world, `/verify/${NOBODY}`)
  assert.equal(languageOf(english), 'en')
  assert.match(english.text, /Try again in \d+ seconds\./)
  const turkish = await visit(world, `/verify/${NOBODY}`, { 'accept-language': 'tr' })
  assert.deepEqual([turkish.status, languageOf(turkish)], [429, 'tr'])
  assert.match(turkish.text, /<h1>Lütfen biraz bekleyin<\/h1>[\s\S]*\d+ saniye sonra yeniden deneyin\./)
  assert.doesNotMatch(turkish.text, /Too many|certificate</i)
  const program = await visit(world, `/verify/${NOBODY}`, { accept: '*/*', 'accept-language': 'tr' })
  assert.match(program.body.detail, /^Too many requests/)
})

test('facts for programs are in English whatever language is preferred', async () => {
  await using world = await startWorld()
  await aCertificate(world, { event_language: 'tr' })
  for (const path of [`/api/v1/v/certs/${NOBODY}`, `/c/${NOBODY}`, `/c/${NOBODY}.pdf`]) {
    const { body } = await visit(world, path, { accept: 'application/json', 'accept-language': 'tr' })
    assert.equal(body.detail, 'No certificate has this code or public id.')
  }
})

test('a file that is not there or no longer given out is kept by no cache, in either form', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world, { event_language: 'tr' })
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  for (const kind of ['pdf', 'png', 'jpg']) {
    for (const headers of [{ accept: '*/*' }, { accept: 'application/json' }, {}]) {
      const gone = await visit(world, `/c/${public_id}.${kind}`, headers)
      const unknown = await visit(world, `/c/${NOBODY}.${kind}`, headers)
      assert.deepEqual([gone.status, unknown.status], [410, 404])
      for (const answer of [gone, unknown]) {
        assert.equal(answer.headers['cache-control'], 'no-store')
        assert.equal(answer.headers['vary'], 'Accept, Accept-Language')
      }
      assert.equal(/tarihinde iptal edildi/.test(gone.text), headers.accept === undefined)
    }
  }
})

test('a certificate that is being entered into the issuance log is valid, and says so until it has its position', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const page = async (language: string) => {
    const { text } = await visit(world, `/c/${public_id}`, { 'accept-language': language })
    assert.match(text, language === 'tr' ? /<h1>Geçerli<\/h1>/ : /<h1>Valid<\/h1>/)
    return text
  }
  assert.match(
    await page('en'),
    /Issuance log: passed\.<\/strong> Being entered in the issuer’s log\. The record is still/,
  )
  assert.match(await page('tr'), /uygun\.<\/strong> Düzenleyenin günlüğüne işleniyor\. Saklanan kayıt/)
  await enterLog(world)
  assert.match(
    await page('en'),
    /Issuance log: passed\.<\/strong> Entry 1 of 1 in the issuer’s log\. The record is still/,
  )
  assert.match(await page('tr'), /uygun\.<\/strong> Düzenleyenin günlüğündeki 1 kayıttan 1 numaralısı\. Saklanan kayıt/)
})
