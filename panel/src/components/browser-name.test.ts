import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserName } from './browser-name.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const WITH: [string, string | null][] = [
  [CHROME, 'Chrome, Linux'],
  [`${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/153.0.0.0`, 'Edge, Windows'],
  [CHROME.replace('X11; Linux x86_64', 'Linux; Android 15; Pixel 9'), 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, macOS'],
  ['curl/8.9.1', null],
]

test('a sign-in session is named by its browser and system, if both are known', () => {
  for (const [header, wanted] of WITH) {
    const name = browserName(header)
    assert.equal(name && `${name.browser}, ${name.system}`, wanted, header)
  }
})
