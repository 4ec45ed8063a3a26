import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificatePage } from './certificate-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { foundCertificate, replacedCertificate, SITE } from './public-pages.fixture.ts'

const SIZE = { width: 1200, height: 848 }
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

const hostileTexts = { attendee_name: HOSTILE, event_name: HOSTILE, issuer_name: HOSTILE, tier: HOSTILE }

test('markup in stored text adds no element and no attribute to a page', () => {
  const plain = { attendee_name: 'a', event_name: 'b', issuer_name: 'c', tier: 'd' }
  assert.deepEqual(
    skeleton(certificatePage(SITE, foundCertificate(hostileTexts), SIZE)),
    skeleton(certificatePage(SITE, foundCertificate(plain), SIZE)),
  )
  const revoked = { status: 'revoked', revoked_at: REVOKED_AT } as const
  assert.deepEqual(
    skeleton(
      certificatePage(SITE, foundCertificate({ ...revoked, ...hostileTexts, revocation_reason: HOSTILE }), null),
    ),
    skeleton(certificatePage(SITE, foundCertificate({ ...revoked, ...plain, revocation_reason: 'e' }), null)),
  )
})

test('markup in what was typed adds no element and no attribute to a page', () => {
  const found = { status: 'not_found', mistyped: false, checkedAt: REVOKED_AT } as const
  assert.deepEqual(skeleton(notFoundPage(SITE, found, HOSTILE)), skeleton(notFoundPage(SITE, found, 'ABC')))
})

test('stored text is shown exactly as it was stored', () => {
  assert.ok(words(certificatePage(SITE, foundCertificate({ attendee_name: HOSTILE }), SIZE)).includes(HOSTILE))
})

test('a valid certificate tells verdict, holder, title, issuer, dates, checks, picture and actions in this order', () => {
  const page = certificatePage(SITE, foundCertificate({ tier: 'Gold' }), SIZE)
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
    'Issued 20 November 2026, 09:30 UTC',
    'No end: it does not expire',
    '7KQ2-M9XF-3TBA-C',
    'What was checked On 21 November 2026, 12:00 UTC',
    'Record: passed.',
    'Status: passed.',
    'Issuance log: passed. Entry 42',
    'PDF Picture (PNG) Add to LinkedIn profile Facts (JSON)',
    'Check it yourself',
    `curl -sS ${SITE.api}/v/certs/3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6`,
    'Check another certificate',
    'If something looks wrong',
    'You are on events.example.org',
  ])
  assert.match(
    page,
    /<img src="\/c\/3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6\.png" width="1200" height="848" alt="Certificate of Ayşe Yılmaz for/,
  )
})

test('a revoked certificate tells the day and the reason, and offers no file', () => {
  const page = certificatePage(
    SITE,
    foundCertificate({ status: 'revoked', revoked_at: REVOKED_AT, revocation_reason: 'Wrong person' }),
    null,
  )
  assertOrder(words(page), [
    'Revoked on 20 November 2026',
    '20 November 2026, 22:30 UTC',
    'Reason given: Wrong person',
    'Ayşe Yılmaz',
    'Status: not passed.',
  ])
  assert.doesNotMatch(page, /\.(pdf|png|jpg)|linkedin|<img/)
})

test('an expired certificate tells since when, in UTC and on the day that is printed on it', () => {
  const found = foundCertificate({ expires_at: REVOKED_AT }, { status: 'expired' })
  const text = words(certificatePage(SITE, found, SIZE))
  assertOrder(text, [
    'Expired on 20 November 2026',
    '20 November 2026, 22:30 UTC (21 November 2026 in the time zone Europe/Istanbul)',
    'Was valid until',
  ])
  assert.ok(!text.includes('LinkedIn'))
})

test('a replaced certificate points on to the new one', () => {
  const page = certificatePage(SITE, replacedCertificate(), null)
  assertOrder(page, [
    'Replaced on 20 November 2026',
    'The name was misspelt',
    'href="/c/11111111-2222-4333-8444-555555555555"',
  ])
})

test('a certificate that the issuance log does not bear out is not shown as simply valid', () => {
  const changed = certificatePage(SITE, foundCertificate({}, { log: { position: 42, matches: false } }), SIZE)
  assertOrder(words(changed), ['Valid, but its record was changed', 'Issuance log: not passed. Entry 42'])
  assert.ok(
    words(certificatePage(SITE, foundCertificate({}, { log: null }), SIZE)).includes(
      'Valid, but not in the issuance log',
    ),
  )
})

test('what is not found and what was mistyped are told apart, and neither is called a fake', () => {
  const at = { status: 'not_found', checkedAt: REVOKED_AT } as const
  assert.match(
    words(notFoundPage(SITE, { ...at, mistyped: false }, 'X')),
    /Not found There is no certificate with this code/,
  )
  assert.match(
    words(notFoundPage(SITE, { ...at, mistyped: true }, 'X')),
    /typing error.*does not mean that the certificate is fake/,
  )
})

test('no e-mail address and no internal id is on a page', () => {
  const { row } = foundCertificate()
  const page = certificatePage(SITE, foundCertificate(), SIZE)
  assert.ok(!page.includes('@'))
  for (const id of [row.id, row.org_id, row.event_id, row.attendee_id, row.design_version_id])
    assert.ok(!page.includes(String(id)))
})

test('a page runs no script, asks not to be indexed and describes itself to those who share it', () => {
  const page = certificatePage(SITE, foundCertificate(), SIZE)
  assert.doesNotMatch(page, /<script|\son\w+=|\sstyle=/i)
  assert.match(page, /<meta name="robots" content="noindex/)
  assert.match(page, /<link rel="canonical" href="https:\/\/events\.example\.org\/c\/3f1d2c4b-/)
  assert.match(page, /<meta property="og:image" content="https:\/\/events\.example\.org\/c\/[-0-9a-f]+\.jpg">/)
  assert.match(page, /<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="848">/)
})

test('a name that runs right to left, or turns the direction, keeps to itself', () => {
  const page = certificatePage(SITE, foundCertificate({ attendee_name: '\u202eevil', event_name: 'مؤتمر' }), SIZE)
  assert.match(page, /<title>Valid: \u2068\u202eevil\u2069, \u2068مؤتمر\u2069 ·/)
  assert.match(page, /<p class="holder" lang="" dir="auto">\u202eevil<\/p>/)
})
