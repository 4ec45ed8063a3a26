import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentDisposition } from './certificate-file-name.ts'

test('a file is named after holder and event in their own letters, with an ASCII name beside it', () => {
  assert.equal(
    contentDisposition({ attendee_name: 'Ayşe Yılmaz', event_name: "O'Neil (2026)" }, 'pdf'),
    `inline; filename="ayse-yilmaz.pdf"; filename*=UTF-8''Ay%C5%9Fe%20Y%C4%B1lmaz%20-%20O%27Neil%20%282026%29.pdf`,
  )
})

test('what would break a header or a path, or turn the name around, is not in a file name', () => {
  const header = contentDisposition({ attendee_name: '../a\r\nSet-Cookie: x="1"\u202e', event_name: '\\' }, 'png')
  assert.match(header, /^inline; filename="[a-z0-9-]+\.png"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/)
  assert.doesNotMatch(header, /%0D|%0A|%2F|%5C|%22|%E2%80%AE/i)
})

test('a name of characters of two code units each is shortened between them', () => {
  const header = contentDisposition({ attendee_name: '𝔄'.repeat(200), event_name: 'x' }, 'jpg')
  assert.match(decodeURIComponent(header.split("''")[1]!), /^𝔄{60} - x\.jpg$/u)
})
