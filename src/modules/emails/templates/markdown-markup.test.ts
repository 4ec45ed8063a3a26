import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { markdownToHtml } from '../../../lib/text/markdown/markdown-to-html.ts'
import { setAside } from './set-aside.ts'
import { validateMarkup } from './validate-markup.ts'

test('the HTML of any Markdown passes the validator of mail templates', async () => {
  const signs = [
    '*',
    '**',
    '_',
    '`',
    '[',
    '](',
    ')',
    '<',
    '>',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '#',
    ' ',
    'a',
    '~~',
    '"',
  ]
  const pieces = fc.constantFrom(...signs, 'https://x.org', 'javascript:', '&', '\\', '    ', '```')
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 60 }), async (words) => {
      const html = markdownToHtml(words.join(''))
      assert.deepEqual(await validateMarkup(await setAside(html), null), [])
    }),
  )
})
