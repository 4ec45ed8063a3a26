import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOut } from './lay-out.ts'
import type { MailContent } from './mail-content.ts'

const CONTENT: MailContent = {
  language: 'en',
  look: { organisation: 'Node Foundation', primary_colour: null, background_colour: null, logo: null },
  heading: 'You are registered',
  paragraphs: ['Hello Ada,', 'Your place is confirmed.'],
  facts: [
    ['Event', 'Node Day'],
    ['Where', 'Hall 1\r\nMain Street'],
  ],
  button: { text: 'Open your ticket', url: 'https://example.org/T/A?b=1&c=2' },
  picture: { inlineId: 'ticket', alt: 'QR code of your ticket', width: 200 },
  footer: 'You get this because you registered.',
}

/** HTML with its characters as displayed. */
const shown = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

test('both forms of a mail say the same, and the text has the address of the button written out', () => {
  const { html, text } = layOut(CONTENT)
  assert.equal(
    text,
    `Node Foundation

You are registered

Hello Ada,

Your place is confirmed.

Event: Node Day
Where: Hall 1
  Main Street

Open your ticket:
https://example.org/T/A?b=1&c=2

${'-- '}
You get this because you registered.
`,
  )
  for (const words of text.split(/:?\n(?: {2})?|: |-- /).filter(Boolean)) assert.ok(shown(html).includes(words), words)
  assert.match(html, /<html lang="en" dir="ltr">/)
  assert.match(html, /Hall 1<br>Main Street/)
  assert.match(html, /<img src="cid:ticket" alt="QR code of your ticket" width="200"/)
})

test('what is left out leaves nothing behind', () => {
  const { html, text } = layOut({ ...CONTENT, paragraphs: [], facts: [], button: null, picture: null })
  assert.doesNotMatch(html, /<img|<a |<p |<h1[^>]*><\/h1>|null|undefined|\\n/)
  assert.equal(text, 'Node Foundation\n\nYou are registered\n\n-- \nYou get this because you registered.\n')
})

test('nothing that somebody typed is markup, wherever it stands', () => {
  const hostile = `</td><script>alert(1)</script>"' onerror=x &amp; \`$\{1}`
  const everywhere: MailContent = {
    language: '"><script>',
    look: { ...CONTENT.look, organisation: hostile },
    heading: hostile,
    paragraphs: [hostile],
    facts: [[hostile, hostile]],
    button: { text: hostile, url: hostile },
    picture: { inlineId: hostile, alt: hostile, width: 1 },
    footer: hostile,
  }
  const tags = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name]) => name)
  const plain = { ...CONTENT, paragraphs: ['a'], facts: [['a', 'b'] as const] }
  const { html } = layOut(everywhere)
  assert.deepEqual(tags(html), tags(layOut(plain).html))
  assert.doesNotMatch(html, /["'] onerror/)
})

test('a name with line breaks makes no lines of its own, so it cannot pass for words of ours', () => {
  const typed = 'Ada\r\n\r\n-- \nYour account is closed:\u2028https://evil.example.org'
  const { text } = layOut({ ...CONTENT, heading: typed, paragraphs: [`Hello ${typed},`], facts: [['Name', typed]] })
  const beginning = text.split('\n').filter((line) => /^(-- |Your account|https:\/\/evil)/.test(line))
  assert.deepEqual(beginning, ['-- '])
})

test('nothing is loaded from afar and nothing tells that a mail was opened', () => {
  const { html } = layOut(CONTENT)
  const addresses = [...shown(html).matchAll(/(?:src|href|background|action)="([^"]+)"|url\(([^)]+)\)|@import/g)]
  assert.deepEqual(
    addresses.map(([, address]) => address),
    ['cid:ticket', 'https://example.org/T/A?b=1&c=2'],
  )
  assert.doesNotMatch(html, /<(script|link|iframe|form|object|video|svg)/)
})

test('what people typed has its own direction, and begins where its label does', () => {
  const { html, text } = layOut({
    ...CONTENT,
    look: { ...CONTENT.look, organisation: 'مؤسسة' },
    facts: [['Event', 'مؤتمر 2026 \u202eevil']],
  })
  assert.match(html, /<span lang="" dir="auto">مؤسسة<\/span>/)
  assert.match(html, /<div class="ink" lang="" dir="auto" style="text-align:left;[^"]+">مؤتمر 2026/)
  assert.match(text, /^Event: \u2068مؤتمر 2026 evil\u2069$/m)
})

/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

test('words can be read on light and dark screens, and by whoever inverts the light colours', () => {
  const { html } = layOut(CONTENT)
  assert.match(html, /<meta name="color-scheme" content="light dark">/)
  const inverted = (colour: string) =>
    `#${(0xffffff - Number.parseInt(colour.slice(1), 16)).toString(16).padStart(6, '0')}`
  const light = [
    ['#1d2925', '#fffdf8'],
    ['#56615b', '#fffdf8'],
    ['#56615b', '#f4f2ec'],
    ['#ffffff', '#1e5140'],
  ] as const
  const dark = [
    ['#e9ece7', '#1b211e'],
    ['#a8b3ac', '#1b211e'],
    ['#a8b3ac', '#131715'],
    ['#0e1f17', '#97d3b5'],
  ] as const
  const turned = light.map((pair) => pair.map(inverted) as [string, string])
  for (const [ink, ground] of [...light, ...dark, ...turned]) {
    const [high, low] = [luminance(ink), luminance(ground)].toSorted((a, b) => b - a) as [number, number]
    assert.ok((high + 0.05) / (low + 0.05) >= 4.5, `${ink} on ${ground}`)
  }
  for (const colour of [...light, ...dark].flat()) assert.ok(html.includes(colour), colour)
})
