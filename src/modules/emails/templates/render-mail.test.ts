import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAIL_DATA, PLAIN_LOOK } from '../../../../test/support/mail-data.ts'
import { MAIL_KINDS, type MailTemplate, renderMail, TRIGGERS } from '../index.ts'
import { MESSAGE_KINDS } from './mail-kinds.ts'
import { starterOf } from './starters.ts'
import { variablesOf } from './variables.ts'

const LANGUAGES = ['en', 'tr'] as const

/** A template with a few words in each language. */
function template(html: string, more: { subject?: string; text?: string | null } = {}): MailTemplate {
  const words = { subject: 'Hello {{ attendee.name }}', text: null, ...more, html }
  return { templateId: 7, kind: null, language: 'en', words: { en: words }, look: PLAIN_LOOK }
}

const rendered = (own: MailTemplate, data = MAIL_DATA) =>
  renderMail(own, { languages: [], data, unsubscribeUrl: 'https://laurel.example/u/a' })

const bodyOf = (html: string) => /<div class="words"[^>]*>\n([\s\S]*)<\/div>\n<\/td>/.exec(html)![1]!

for (const kind of MAIL_KINDS)
  for (const language of LANGUAGES)
    test(`our ${kind} in ${language} is whole with everything there is to tell, and with nothing`, async () => {
      const own = { templateId: null, kind, ...starterOf(kind), look: PLAIN_LOOK }
      const options = { languages: [language], unsubscribeUrl: null }
      const full = await renderMail(own, { ...options, data: MAIL_DATA })
      assert.deepEqual([full.language, full.templateId], [language, null])
      for (const said of [full.subject, full.html, full.text]) {
        assert.doesNotMatch(said, /\{\{|\{%|\ue000|undefined|null|\[object|NaN/)
        assert.doesNotMatch(said, / {2,}\S+.*\{/)
      }
      assert.doesNotMatch(full.html, /href="#"|<p[^>]*>\s*<\/p>/)
      assert.match(full.text, language === 'en' ? /Hello Ayşe/ : /Merhaba Ayşe/)
      assert.doesNotMatch(full.text, /\n{3}|[^\S\n]\n(?!You|Bu|Node)/)
      const empty = await renderMail(own, { ...options, data: {} })
      assert.match(empty.text, language === 'en' ? /^Hello,$/m : /^Merhaba,$/m)
    })

test('every trigger has its variables, and those that all mails have', () => {
  assert.equal(TRIGGERS.length, 16)
  assert.ok(TRIGGERS.every((kind) => variablesOf(kind).includes('attendee.first_name')))
  assert.ok(variablesOf('badge_earned').includes('badge.name') && !variablesOf('attended_event').includes('badge.name'))
  assert.deepEqual(
    variablesOf(null).filter(
      (name) => ![...MAIL_KINDS, ...MESSAGE_KINDS].some((kind) => variablesOf(kind).includes(name)),
    ),
    [],
  )
})

test('a mail is in the first language that the template has words in', async () => {
  const own = { templateId: 1, kind: null, ...starterOf('attended_event'), look: PLAIN_LOOK }
  const inLanguages = async (...languages: (string | null)[]) =>
    (await renderMail(own, { languages, data: {}, unsubscribeUrl: null })).language
  assert.equal(await inLanguages(null, 'tr-TR', 'en'), 'tr')
  assert.equal(await inLanguages('sv', 'tr'), 'tr')
  assert.equal(await inLanguages('sv', null), 'en')
  assert.equal((await rendered(template('<p>x</p>'))).language, 'en')
})

test('nothing that somebody typed is markup, a line of the text or another header', async () => {
  const typed = '</p><script>alert(1)</script>"\' onerror=x'
  const event = { ...MAIL_DATA.event!, name: `${typed}\r\nBcc: all@example.org\u2028x`, location: typed }
  const own = template(
    '<p title="{{ event.name }}">{{ event.name }}</p><table><tr><td>{{ event.location }}</td></tr></table>',
    {
      subject: '{{ event.name }}',
    },
  )
  const mail = await rendered(own, { event })
  assert.doesNotMatch(bodyOf(mail.html), /<script|["'] onerror/)
  assert.doesNotMatch(mail.subject, /[\r\n\u2028]/)
  assert.doesNotMatch(mail.text, /^Bcc/m)
})

test('a sign before a variable makes no element of what is filled in', async () => {
  const event = { ...MAIL_DATA.event!, name: 'script src=//evil.example' }
  const { html } = await rendered(template('<{{ event.name }}> </{{ event.name }}> <<{{ event.name }}'), { event })
  assert.doesNotMatch(bodyOf(html), /<\/?script/)
})

test('an address of a variable runs no script, however it is spelt', async () => {
  const own = template(
    '<a href="{{ event.url }}">x</a><a href=" {{ event.name }}:alert(1)">y</a><a HREF=\'{{event.url}}\'>z</a>',
  )
  for (const url of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:1',
    'data:text/html,x',
    '',
  ])
    for (const name of ['javascript', 'data', 'vbscript'])
      assert.doesNotMatch(
        (await rendered(own, { event: { ...MAIL_DATA.event!, url, name } })).html,
        /href="(?!#"|https:)/,
      )
  assert.match((await rendered(own)).html, /href="https:\/\/laurel.example\/e\/node-day"/)
})

test('Liquid stays where it stood: between rows of tables, in attributes, around elements', async () => {
  const own = template(
    '<table class="facts">{% if event.url %}<tr><th>A</th><td>{{ event.name }}</td></tr>{% endif %}{% if badge.name %}<tr><td>no</td></tr>{% endif %}</table><p lang="{% if event.url %}tr{% else %}en{% endif %}">x</p>',
  )
  const body = bodyOf((await rendered(own, { event: MAIL_DATA.event! })).html)
  assert.match(body, /<table[^>]*>\s*<tr><th[^>]*>A<\/th><td[^>]*>Node Day<\/td><\/tr><\/table><p lang="tr"/)
})

test('what entities stand for begins no Liquid in the text that is made from the HTML', async () => {
  const html =
    '<a href="https://a.example/?&#123;{ (1..999999999) }}">x &#123;&#37; if y %}</a>&#x7b;{ event.description }}'
  const { text } = await rendered(template(html))
  assert.match(
    text,
    /x \{% if y %\} \(https:\/\/a\.example\/\?\{\{ \(1\.\.999999999\) \}\}\)\{\{ event\.description \}\}/,
  )
})

test('the largest mail is small, whatever people are called', async () => {
  const max = '"<\n'.repeat(5_000)
  const url = `https://a.b/?${'&'.repeat(5_000)}`
  const event = { ...MAIL_DATA.event!, name: max, description: max, location: max, url }
  const html = `${'{{ event.description }}'.repeat(5)}${'{{ event.name }}'.repeat(10)}<a href="{{ event.url }}">x</a>`
  const mail = await rendered(template(html, { text: `x${' '.repeat(90_000)}\n{{ event.name }}` }), { event })
  assert.ok(mail.html.length < 200_000 && mail.subject.length <= 300, String(mail.html.length))
  assert.match(mail.html, /<a [^>]*href="#"/)
  assert.ok(mail.text.length < 2_000)
})

test('the text of a mail is that which was written, else it is made of the HTML with its links written out', async () => {
  const html =
    '<h1>A &amp; B</h1><p>See <a href="{{ event.url }}">the\n event</a> &#123;{ x }}.</p><ul><li>one</li><li>two</li></ul><a class="button" href="{{ event.url }}">Go</a>'
  const made = (await rendered(template(html))).text
  assert.equal(
    made.split('\n\n-- ')[0],
    'Node Foundation\n\nA & B\n\nSee the event (https://laurel.example/e/node-day) {{ x }}.\n\n- one\n- two\n\nGo:\nhttps://laurel.example/e/node-day',
  )
  const written = (await rendered(template(html, { text: 'Own: {{ event.name }} <b>' }))).text
  assert.match(written, /^Node Foundation\n\nOwn: Node Day <b>\n\n-- /)
})

test('the address for online participants is for registered people, and opening it is not counted', async () => {
  const own = template(
    '<p><a href="{{ event.online_url }}">Join</a> <a href="{{ event.online_url }}&x=1">Again</a> <a href="https://example.org/">Site</a></p>',
  )
  const linkFor = (url: string) => `https://laurel.example/l/${encodeURIComponent(url)}`
  const mailFor = (status: string) => {
    const data = { ...MAIL_DATA, attendee: { ...MAIL_DATA.attendee!, status } }
    return renderMail(own, { languages: [], data, unsubscribeUrl: null, linkFor })
  }
  const registered = await mailFor('registered')
  const links = [...bodyOf(registered.html).matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
  assert.deepEqual(links, [
    'https://meet.example.org/room?pwd=%C4%9F',
    'https://meet.example.org/room?pwd=%C4%9F&x=1',
    'https://laurel.example/l/https%3A%2F%2Fexample.org%2F',
  ])
  assert.match(registered.text, /Join \(https:\/\/meet\.example\.org\/room\?pwd=%C4%9F\)/)
  for (const status of ['waitlisted', 'offered', 'cancelled']) {
    const { html, text } = await mailFor(status)
    assert.ok(!`${html}${text}`.includes('meet.example'), status)
  }
})
