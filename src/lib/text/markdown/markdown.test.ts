import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markdownToHtml } from './markdown-to-html.ts'
import { markdownToText } from './markdown-to-text.ts'

/** HTML without the attributes that all blocks and links have. */
const plainHtml = (text: string) =>
  markdownToHtml(text)
    .replaceAll('\n', '')
    .replaceAll(' lang="" dir="auto"', '')
    .replaceAll(' rel="nofollow ugc noopener noreferrer"', '')
    .replaceAll(/&(lt|gt|amp);/g, (_, name) => `&${{ lt: '<', gt: '>', amp: '&' }[name as string]};`)

test('headings, emphasis, lists, quotes, code, rules and links are rendered', () => {
  for (const [text, html] of [
    ['# Day one #', '<h2>Day one</h2>'],
    ['#### Deep', '<h4>Deep</h4>'],
    ['**bold** *italic* _too_ ~~gone~~', '<p><strong>bold</strong> <em>italic</em> <em>too</em> <s>gone</s></p>'],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['这是**重要**的', '<p>这是<strong>重要</strong>的</p>'],
    ['- one\n- two\n  - deep', '<ul><li>one</li><li>two<ul><li>deep</li></ul></li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['> said\n> twice', '<blockquote><p>said<br>twice</p></blockquote>'],
    ['`a*b*`', '<p><code>a*b*</code></p>'],
    ['---', '<hr>'],
    ['[site](https://example.org)', '<p><a href="https://example.org">site</a></p>'],
    ['<https://example.org>', '<p><a href="https://example.org">https://example.org</a></p>'],
    ['See (https://example.org/a_b).', '<p>See (<a href="https://example.org/a_b">https://example.org/a_b</a>).</p>'],
    ['\\*not\\*', '<p>*not*</p>'],
  ] as const)
    assert.equal(plainHtml(text), html, text)
})

test('plain text reads as before: line breaks, paragraphs, signs and names with underscores stay', () => {
  for (const [text, html] of [
    ['First line\nsecond line', '<p>First line<br>second line</p>'],
    ['One\r\n\r\nTwo\n\n\nThree', '<p>One</p><p>Two</p><p>Three</p>'],
    ['5 * 3 * 2', '<p>5 * 3 * 2</p>'],
    ['a snake_case_name and file_', '<p>a snake_case_name and file_</p>'],
    ['5. Congress\n20. November', '<p>5. Congress<br>20. November</p>'],
    ['#hashtag and C#', '<p>#hashtag and C#</p>'],
    ['    indented\nTitle\n=====', '<p>indented<br>Title<br>=====</p>'],
    ['a < b & c > d', '<p>a &<; b &&; c &>; d</p>'],
    ['* alone', '<ul><li>alone</li></ul>'],
    ['*open **and `never closed', '<p>*open **and `never closed</p>'],
  ] as const)
    assert.equal(plainHtml(text), html, text)
})

test('HTML is text, and no link runs a script', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a]( javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//example.org)',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
  ]) {
    const html = markdownToHtml(text)
    assert.doesNotMatch(html, /<(script|img|a)\b/, text)
  }
  assert.match(markdownToHtml('[a](https://x.org/"onclick="alert(1))'), /^<p [^>]*>(?!.*onclick="alert)/)
  assert.equal(plainHtml('![alt](https://example.org/a.png)'), '<p>!<a href="https://example.org/a.png">alt</a></p>')
})

test('a link without an address is its text', () => {
  assert.equal(plainHtml('**[a]()** [b](https://x.org)'), '<p><strong>a</strong> <a href="https://x.org">b</a></p>')
  assert.equal(markdownToText('See [a]().'), 'See a.')
})

test('plain text of Markdown has no marks, the signs of lists and the addresses of links', () => {
  const text = '# Day\n\n**Bold** [site](https://example.org), [mail](mailto:a@example.org)\n\n- one\n- two\n\n1. first'
  assert.equal(
    markdownToText(text),
    'Day\n\nBold site (https://example.org), mail (a@example.org)\n\n- one\n- two\n\n1. first',
  )
  assert.equal(markdownToText('https://example.org\nnext'), 'https://example.org\nnext')
})
