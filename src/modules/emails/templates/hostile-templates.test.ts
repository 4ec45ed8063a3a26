import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Parser } from 'htmlparser2'
import fc from '../../../../test/support/fast-check.ts'
import { MAIL_DATA, PLAIN_LOOK } from '../../../../test/support/mail-data.ts'
import { AppError } from '../../../lib/errors.ts'
import { renderMail } from '../index.ts'
import { validateTemplate } from './validate-template.ts'

const piece = fc.constantFrom(
  ...[
    '<',
    '>',
    '</',
    '<p>',
    '</p>',
    '<a href="',
    '<a href=',
    '</a>',
    '">',
    '"',
    "'",
    ' title="',
    '<b>',
    '<br/>',
    '<li>',
  ],
  ...['<table class="facts"><tr><th>', '</th><td>', '</td></tr></table>', '<a class="button" href="{{ event.url }}">'],
  ...[
    '{{ event.name }}',
    '{{ event.url }}',
    '{{- event.location -}}',
    '{{ "<b>" }}',
    '{% if event.name %}',
    '{% else %}',
  ],
  ...['{% endif %}', '{% unless event.url %}', '{% endunless %}', '&lt;', '&#60;', '&', '<!--', '-->', 'javascript:'],
  ...['https://', ' ', '\n', 'x', '{', '}', '%', '/', '=', 'script', 'style="color:red"', '<img src="cid:x">'],
)

const typed = fc.constantFrom(
  ...['<script>x</script>', '"><img src=x onerror=1>', 'javascript:alert(1)', 'script src=//evil', 'x onmouseover=1'],
  ...['</td></tr></table>', '{{ event.name }}', '{% if %}', '\ue0000\ue001', '&lt;script&gt;', '`"\'><', '--><script>'],
)

const NAMES = new Set([
  ...['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'table', 'tbody', 'tr', 'td', 'th', 'span', 'i'],
  ...['a', 'b', 'br', 'p', 'ul', 'li', 'img', 'h1'],
])

/** Parts of an email that could run, load something or lead to a forbidden target. */
function hostileIn(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!NAMES.has(name)) found.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!/^[a-z-]+$/.test(attribute) || attribute.startsWith('on')) found.push(attribute)
        if (attribute === 'src' && !value.startsWith('cid:')) found.push(`src ${value}`)
        if (attribute === 'href' && !/^(#$|https?:\/\/|mailto:|tel:)/i.test(value)) found.push(`href ${value}`)
      }
    },
  })
  parser.end(html)
  return found
}

/** Whether it can be saved; a rejection has one of our own messages. */
async function isTaken(html: string): Promise<boolean> {
  const words = { subject: '{{ event.name }}', html, text: null }
  try {
    await validateTemplate({ kind: null, language: 'en', translations: {}, ...words })
    return true
  } catch (error) {
    assert.ok(error instanceof AppError && error.problems !== null, String(error))
    for (const { msg } of error.problems) assert.doesNotMatch(msg, /undefined|Cannot|is not a function/)
    return false
  }
}

test('whatever is taken for a template and whatever people are called, a mail has nothing in it that could run', async () => {
  let taken = 0
  const property = fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 14 }), typed, async (pieces, name) => {
    const html = pieces.join('')
    if (!(await isTaken(html))) return
    taken += 1
    const words = { en: { subject: '{{ event.name }}', html, text: null } }
    const template = { templateId: 1, kind: null, language: 'en', words, look: PLAIN_LOOK } as const
    const event = { ...MAIL_DATA.event!, name, location: `${name}\n${name}`, url: name }
    const mail = await renderMail(template, { languages: [], data: { event }, unsubscribeUrl: null })
    assert.deepEqual(hostileIn(mail.html), [], html)
    assert.doesNotMatch(mail.subject, /[\r\n]/)
  })
  await fc.assert(property, { numRuns: 500 })
  assert.ok(taken > 50, `${taken} were taken`)
})
