import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../../src/lib/text/languages.ts'
import { pageIn } from './page-in.ts'

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

test('the page has language, direction and words of its own language before any script runs', () => {
  assert.equal(pageIn('en', page), page)
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const html = pageIn(language, page)
    assert.match(html, new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`))
    assert.doesNotMatch(html, /Manage your|needs JavaScript|\bat <a/)
    assert.match(html, /<noscript>[^<]{20,} <a href="__ROOT__\/verify">\/verify<\/a>\.<\/noscript>/)
  }
})
