import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentDisposition } from './content-disposition.ts'

const named = (holder: string, event: string, kind: string) =>
  contentDisposition({ own: [holder, event], plain: holder, fallback: 'Certificate' }, kind)

test('a file is named in the letters of its names, with an ASCII name beside it', () => {
  assert.equal(
    named('Ayşe Yılmaz', "O'Neil (2026)", 'pdf'),
    `inline; filename="ayse-yilmaz.pdf"; filename*=UTF-8''Ay%C5%9Fe%20Y%C4%B1lmaz%20-%20O%27Neil%20%282026%29.pdf`,
  )
})

test('what would break a header or a path, or turn the name around, is not in a file name', () => {
  const header = named('../a\r\nSet-Cookie: x="1"\u202e', '\\', 'png')
  assert.match(header, /^inline; filename="[a-z0-9-]+\.png"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/)
  assert.doesNotMatch(header, /%0D|%0A|%2F|%5C|%22|%E2%80%AE/i)
})

test('a name of characters of two code units each is shortened between them', () => {
  const header = named('𝔄'.repeat(200), 'x', 'jpg')
  assert.match(decodeURIComponent(header.split("''")[1]!), /^𝔄{60} - x\.jpg$/u)
})

test('where no name leaves anything the file is named after what it is', () => {
  assert.equal(named('??', '\u202e', 'pdf'), `inline; filename="certificate.pdf"; filename*=UTF-8''Certificate.pdf`)
})
