import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../lib/text/languages.ts'
import { failurePage } from './failure-page.ts'
import { siteFacts } from './site-facts.ts'

const SITE = siteFacts({ siteUrl: 'https://example.org/laurel', baseUrl: 'https://example.org/laurel/api/v1' })
const words = {
  brand: 'Tickets',
  skipLink: 'Skip to the tickets',
  failure: { note: 'Your ticket is safe.', onward: 'To the tickets' },
}
const PLACE = { home: '/tickets', words: { en: words, tr: words, de: words, es: words, fr: words, ar: words } }

test('a page says of its part of the site what that part says, and nothing of certificates', () => {
  for (const language of LANGUAGES) {
    const page = failurePage(SITE, PLACE, language, { status: 404, retryAfter: '', requestId: 'req_1' })
    for (const text of ['Tickets</span>', 'Skip to the tickets</a>', 'Your ticket is safe.', 'To the tickets</a>'])
      assert.ok(page.includes(text), text)
    assert.ok(page.includes(`<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`))
    assert.ok(page.includes('href="/laurel/tickets"'))
    assert.doesNotMatch(page, /certificate|belge/i)
  }
})
