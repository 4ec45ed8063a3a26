import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { failurePage } from '../../../platform/pages/failure-page.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import { certificatePage } from './certificate-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { foundCertificate, replacedCertificate, SITE } from './public-pages.fixture.ts'
import { VERIFICATION, visitIn } from './verification-place.ts'
import { verifyPage } from './verify-page.ts'

const VISIT = visitIn(SITE, 'en')
const SIZE = { png: { width: 1684, height: 1190 }, jpeg: { width: 1200, height: 848 } }
const HOSTILE = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;\${7*7}!`
const REVOKED_AT = new Date('2026-11-20T22:30:00Z')

/** The tags of a page with the names of their attributes, without texts and values. */
function skeleton(page: string): string[] {
  return (page.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'))
}

/** The words of a page, as they are read. */
function words(page: string): string {
  const body = page.slice(page.indexOf('<main'))
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
}

/** Fails unless the texts stand one after the other. */
function assertOrder(text: string, expected: string[]): void {
  let from = 0
  for (const part of expected) {
    const at = text.indexOf(part, from)
    assert.ok(at >= 0, `“${part}” is not there after the texts before it`)
    from = at + part.length
  }
}

/** A certificate in each of the statuses that pages tell, and one of them without an end and one without a reason. */
function everyStatus(texts: Partial<Verified['row']>): Verified[] {
  const ending = { ...texts, expires_at: new Date('2027-11-20T09:30:00Z') }
  const revoked = { ...texts, status: 'revoked', revoked_at: REVOKED_AT } as const
  return [
    foundCertificate(texts),
    foundCertificate(ending),
    foundCertificate(ending, { log: { position: 42, size: 340, matches: false } }),
    foundCertificate(ending, { log: { position: null, size: 340, matches: true } }),
    foundCertificate(ending, { log: null }),
    foundCertificate(ending, { status: 'expired' }),
    foundCertificate(revoked),
    foundCertificate({ ...revoked, revocation_reason: null }),
    replacedCertificate(texts),
  ]
}

/** The texts of a certificate that people write, all of them `text`. */
const written = (text: string) => ({
  attendee_name: text,
  event_name: text,
  issuer_name: text,
  tier: text,
  revocation_reason: text,
})

for (const visit of LANGUAGES.map((language) => visitIn(SITE, language))) {
  test(`markup in stored text adds no element and no attribute to a page in ${visit.language}`, () => {
    const skeletons = (text: string) =>
      everyStatus(written(text)).map((found) => skeleton(certificatePage(visit, found, SIZE)))
    assert.deepEqual(skeletons(HOSTILE), skeletons('plain'))
  })

  test(`markup in what was typed adds no element and no attribute to a page in ${visit.language}`, () => {
    for (const mistyped of [true, false]) {
      const found = { status: 'not_found', mistyped, checkedAt: REVOKED_AT } as const
      assert.deepEqual(skeleton(notFoundPage(visit, found, HOSTILE)), skeleton(notFoundPage(visit, found, 'ABC')))
    }
  })

  test(`every page is whole in ${visit.language}`, () => {
    const pages = [
      verifyPage(visit),
      verifyPage(visit, 'empty'),
      verifyPage(visit, 'tooLong'),
      ...[true, false].map((mistyped) =>
        notFoundPage(visit, { status: 'not_found', mistyped, checkedAt: REVOKED_AT }, 'ABC'),
      ),
      ...everyStatus(written('Ada')).map((found) => certificatePage(visit, found, SIZE)),
      ...[404, 418, 429, 500, 503].map((status) =>
        failurePage(SITE, VERIFICATION, visit.language, { status, retryAfter: '7', requestId: 'req_1' }),
      ),
    ]
    for (const page of pages) {
      assert.ok(page.includes(`<html lang="${visit.language}"`))
      assert.doesNotMatch(page, /undefined|null|\[object|=>|\$\{|\(\)|!</, 'every value is there')
      assert.doesNotMatch(words(page), /<|&#/, 'no markup is shown as text')
    }
  })
}

test('stored text is shown exactly as it was stored', () => {
  assert.ok(words(certificatePage(VISIT, foundCertificate({ attendee_name: HOSTILE }), SIZE)).includes(HOSTILE))
})

test('a valid certificate tells verdict, holder, title, issuer, dates, checks, picture and actions in this order', () => {
  const page = certificatePage(VISIT, foundCertificate({ tier: 'Gold' }), SIZE)
  assertOrder(page, [
    '>Valid<',
    'Ayşe Yılmaz</p>',
    'Introduction to Paper Conservation</p>',
    'Istanbul Book Arts Society',
    'through events.example.org',
  ])
  assertOrder(words(page), [
    'Level Gold',
    'Held on 14 November 2026',
    'Issued 20 November 2026, 12:30 (Istanbul, UTC+3)',
    'Does not expire',
    '7KQ2-M9XF-3TBA-C',
    'What was checked On 21 November 2026, 15:00 (Istanbul, UTC+3)',
    'Record: passed.',
    'Verifiable credential: passed. Signed with a key of the issuer',
    'Issuance log: passed. Entry 42 of 340',
    'PDF Picture (PNG) Add to LinkedIn profile Facts (JSON) Verifiable credential',
    'Check it yourself',
    `curl -sS ${SITE.api}/v/certs/3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6`,
    'Check another certificate',
    'If something looks wrong',
    'You are on events.example.org',
  ])
  assert.match(
    page,
    /<img src="\/c\/3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6\.png" width="1684" height="1190" alt="Certificate of Ayşe Yılmaz for/,
  )
})

test('a Turkish page says the same things in the same order, with Turkish dates and places', () => {
  const page = certificatePage(visitIn(SITE, 'tr'), foundCertificate({ tier: 'Altın' }), SIZE)
  assertOrder(words(page), [
    'Geçerli Bu belge burada gördüğünüz biçimde verilmiştir',
    'Belge sahibi Ayşe Yılmaz Etkinlik Introduction to Paper Conservation',
    'Düzenleyen Istanbul Book Arts Society events.example.org üzerinden',
    'Düzey Altın',
    'Etkinlik tarihi 14 Kasım 2026',
    'Veriliş tarihi 20 Kasım 2026, 12:30 (İstanbul, UTC+3)',
    'Geçerlilik sonu Süresiz',
    'Kod 7KQ2-M9XF-3TBA-C',
    'Neler denetlendi 21 Kasım 2026, 15:00 (İstanbul, UTC+3) , bu sayfayı açtığınız anda',
    'Kayıt: uygun.',
    'Doğrulanabilir dijital belge: uygun.',
    'Düzenleme günlüğü: uygun. Düzenleyenin günlüğündeki 340 kayıttan 42 numaralısı.',
    'PDF Resim (PNG) LinkedIn profiline ekle Veriler (JSON) Doğrulanabilir dijital belge',
    'Kendiniz denetleyin',
    'Başka bir belgeyi doğrulayın',
    'düzenleyene ( Istanbul Book Arts Society ) sorun',
    'events.example.org sitesindesiniz.',
  ])
  const expired = foundCertificate({ expires_at: REVOKED_AT }, { status: 'expired' })
  assert.ok(words(certificatePage(visitIn(SITE, 'tr'), expired, SIZE)).includes('Süresi 21 Kasım 2026 tarihinde doldu'))
})

test('a revoked certificate tells the day and the reason, and offers no file', () => {
  const page = certificatePage(
    VISIT,
    foundCertificate({ status: 'revoked', revoked_at: REVOKED_AT, revocation_reason: 'Wrong person' }),
    null,
  )
  assertOrder(words(page), [
    'Revoked on 21 November 2026',
    'on 21 November 2026, 01:30 (Istanbul, UTC+3)',
    'Reason given: Wrong person',
    'Ayşe Yılmaz',
    'Status: not passed.',
    'Verifiable credential: not passed. Signed, and marked as revoked',
  ])
  assert.doesNotMatch(page, /\.(pdf|png|jpg)|linkedin|<img/)
})

test('an expired certificate tells since when, on the day that is printed on it', () => {
  const found = foundCertificate({ expires_at: REVOKED_AT }, { status: 'expired' })
  const text = words(certificatePage(VISIT, found, SIZE))
  assertOrder(text, [
    'Expired on 21 November 2026',
    'ended on 21 November 2026, 01:30 (Istanbul, UTC+3)',
    'Was valid until',
  ])
  assert.ok(!text.includes('LinkedIn'))
})

test('a replaced certificate points on to the new one', () => {
  const page = certificatePage(VISIT, replacedCertificate(), null)
  assertOrder(page, [
    'Replaced on 21 November 2026',
    'The name was misspelt',
    'href="/c/11111111-2222-4333-8444-555555555555"',
  ])
})

test('a certificate that the issuance log does not bear out is not shown as simply valid', () => {
  const page = certificatePage(VISIT, foundCertificate({}, { log: { position: 4, size: 9, matches: false } }), SIZE)
  assertOrder(words(page), ['Valid, but its record was changed', 'Issuance log: not passed. Entry 4 of 9'])
  assert.ok(
    words(certificatePage(VISIT, foundCertificate({}, { log: null }), SIZE)).includes(
      'Valid, but not in the issuance log',
    ),
  )
})

test('what is not found and what was mistyped are told apart, and neither is called a fake', () => {
  const at = { status: 'not_found', checkedAt: REVOKED_AT } as const
  assert.match(
    words(notFoundPage(VISIT, { ...at, mistyped: false }, 'X')),
    /Not found There is no certificate with this code/,
  )
  assert.match(
    words(notFoundPage(VISIT, { ...at, mistyped: true }, 'X')),
    /typing error.*does not mean that the certificate is fake/,
  )
})

test('no e-mail address and no internal id is on a page', () => {
  const { row } = foundCertificate()
  const page = certificatePage(VISIT, foundCertificate(), SIZE)
  assert.ok(!page.includes('@'))
  for (const id of [row.id, row.org_id, row.event_id, row.attendee_id, row.design_version_id])
    assert.ok(!page.includes(String(id)))
})

test('a page runs no script, asks not to be indexed and describes itself to those who share it', () => {
  const page = certificatePage(VISIT, foundCertificate(), SIZE)
  assert.doesNotMatch(page, /<script|\son\w+=|\sstyle=/i)
  assert.match(page, /<meta name="robots" content="noindex/)
  assert.match(page, /<link rel="canonical" href="https:\/\/events\.example\.org\/c\/3f1d2c4b-/)
  assert.match(page, /<meta property="og:image" content="https:\/\/events\.example\.org\/c\/[-0-9a-f]+\.jpg">/)
  assert.match(page, /<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="848">/)
})

test('a name that runs right to left, or turns the direction, keeps to itself', () => {
  for (const attendee_name of [
    '\u202eevil',
    '\u2069\u202eevil',
    '\u2066\u2067\u2068\u202a\u202b\u202c\u202d\u202eevil',
  ]) {
    const page = certificatePage(VISIT, foundCertificate({ attendee_name, event_name: 'مؤتمر\u2069\u202e' }), SIZE)
    assert.match(page, /<title>Valid: evil, \u2068مؤتمر\u2069 ·/)
    assert.match(page, /<meta property="og:title" content="evil: \u2068مؤتمر\u2069">/)
    assert.ok(page.includes(`<p class="holder" lang="" dir="auto">${attendee_name}</p>`))
  }
})
