import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const WORDS = { name: 'Mine', subject: 'Hello', html: '<p>Hello</p>' }
const save = (fields: object) => world.request('POST', '/admin/email-templates', { ...WORDS, ...fields })

/** The only problem of a rejected template. */
async function problem(fields: object): Promise<{ loc: string; msg: string; type: string }> {
  const { status, body, text } = await save(fields)
  assert.equal(status, 422, `${JSON.stringify(fields).slice(0, 200)}: ${text.slice(0, 300)}`)
  assert.equal(body.detail.length, 1, text)
  return { ...body.detail[0], loc: body.detail[0].loc.join('.') }
}

test('an unknown variable, filter or tag is named with its place, and the nearest is offered', async () => {
  assert.deepEqual(await problem({ html: '<p>\n{{ attendee.firstname }}</p>' }), {
    loc: 'body.html',
    msg: 'html, line 2: there is no variable attendee.firstname; did you mean attendee.first_name?',
    type: 'unknown_variable',
  })
  for (const [fields, loc, msg] of [
    [{ subject: '{{ event.title }}' }, 'body.subject', /line 1: there is no variable event\.title/],
    [{ text: 'a\nb\n{{ certificate.cod }}' }, 'body.text', /line 3: .*did you mean certificate\.code\?/],
    [
      { translations: { tr: { subject: 'S', html: '{{ evnt.name }}' } } },
      'body.translations.tr.html',
      /^translations\.tr\.html, line 1: .*event\.name\?/,
    ],
    [{ html: '{{ event.name | upcas }}' }, 'body.html', /there is no filter upcas; did you mean upcase\?/],
    [{ html: '{{ event.name | raw }}' }, 'body.html', /there is no filter raw; there are capitalize, default/],
    [{ html: '{% iff event.name %}x{% endif %}' }, 'body.html', /there is no tag iff; did you mean if\?/],
    [{ html: '{% for i in (1..9) %}x{% endfor %}' }, 'body.html', /there is no tag for/],
    [
      { kind: 'attended_event', html: '{{ badge.name }}' },
      'body.html',
      /mails of the kind attended_event do not have the variable badge\.name/,
    ],
    [{ html: '{{ event }}' }, 'body.html', /there is no variable event/],
    [{ html: '{{ attendee["first_nam"] }}' }, 'body.html', /did you mean attendee\.first_name/],
    [{ html: '{{ attendee[event.name] }}' }, 'body.html', /there is no variable attendee/],
    [{ html: '{{ event.name.constructor }}' }, 'body.html', /there is no variable event\.name\.constructor/],
    [{ html: '{{ __proto__.x }}' }, 'body.html', /there is no variable __proto__/],
    [{ html: '{% if event.nam == "x" %}a{% endif %}' }, 'body.html', /event\.name\?/],
    [{ html: '{{ event.name | default: evnt.name }}' }, 'body.html', /event\.name\?/],
    [{ html: '<a href="{{ event.ur }}">x</a>' }, 'body.html', /event\.url\?/],
  ] as const) {
    const found = await problem(fields)
    assert.equal(found.loc, loc)
    assert.match(found.msg, msg)
  }
  assert.equal((await save({ html: '{{ attendee["first_name"] }}' })).status, 201)
})

test('every problem is told at once', async () => {
  const { body } = await save({ subject: '{{ a.b }}', html: '{{ c.d }}<p onclick="x">{{ e.f }}</p>' })
  assert.deepEqual(
    body.detail.map(({ loc }: { loc: string[] }) => loc.join('.')),
    ['body.subject', 'body.html', 'body.html', 'body.html'],
  )
})

test('what no template can be is refused, and never by a fault of ours', async () => {
  for (const liquid of [
    ...['{{ event.name', '{% if event.name %}', '{% endif %}', '{% else %}', '{{ | upcase }}x{{'],
    ...['{% constructor %}', '{{ event.name | constructor }}', '{% include "x" %}', "{% render '/etc/passwd' %}"],
    ...[
      '{% layout "x" %}',
      '{% assign a = 1 %}',
      '{% capture a %}{% endcapture %}',
      '{% raw %}{% endraw %}',
      '{% liquid %}',
    ],
    ...['{{ (1..100000000) }}', '{{ event.name | append: "x" }}', '{{ event.name | replace: "a", "bb" }}', '{% # x %}'],
    ...[
      '{% attribute href %}x{% endattribute %}',
      '{% if event.name %}{% endunless %}',
      '{% case %}',
      '{{ event.name \ue000 }}',
      '{{ event.name }}&#xE000;0&#xE001;',
      '&#057344;0&#57345;',
    ],
    ...[
      '{% tablerow x in y %}{% endtablerow %}',
      '{% increment x %}',
      '{% cycle "a", "b" %}',
      '{% echo event.name | raw %}',
    ],
  ])
    for (const part of ['html', 'text'] as const)
      assert.equal((await save({ [part]: liquid })).status, 422, `${part}: ${liquid}`)
})

test('markup that mails cannot have is refused', async () => {
  for (const html of [
    ...[
      '<script>x</script>',
      '<iframe src="https://a"></iframe>',
      '<form><input></form>',
      '<object></object>',
      '<svg/onload=x>',
    ],
    ...[
      '<p onclick="x">y</p>',
      '<p OnMouseOver=x>y</p>',
      '<a href="javascript:x">y</a>',
      '<a href=" JaVa&#115;cript:x">y</a>',
    ],
    ...[
      '<a href="//evil.example">y</a>',
      '<a href="data:text/html,x">y</a>',
      '<style>p{}</style>',
      '<link rel="x" href="y">',
    ],
    ...[
      '<p style="background:url(https://a/b)">x</p>',
      '<p style="color:{{ event.name }}">x</p>',
      '<p style="w:expression(x)">x</p>',
    ],
    ...[
      '<img src="https://a/b.png">',
      '<img src="cid:ticket">',
      '<img src="{{ event.url }}">',
      '<img srcset="a">',
      '<video></video>',
    ],
    ...[
      '<!-- x -->',
      '<!--[if mso]>x<![endif]-->',
      '<!doctype html><p>x</p>',
      '<?php x ?>',
      '<![CDATA[x]]>',
      '<body>x</body>',
    ],
    ...[
      '<p {{ event.name }}>x</p>',
      '<p {% if event.name %}title="x"{% endif %}>x</p>',
      '<{{ event.name }}>x</{{ event.name }}>',
    ].slice(0, 2),
    ...[
      '{% if event.name %}<div>{% endif %}x</div>',
      '<p>{% if event.name %}a</p>{% endif %}',
      '<p title="{% if event.name %}a">b{% endif %}</p>',
    ],
    ...[
      '<table background="https://a/b"><tr><td>x</td></tr></table>',
      '<p id="a">x</p>',
      '<meta http-equiv="refresh" content="0">',
    ],
  ])
    assert.equal((await save({ html })).status, 422, html)
  assert.equal((await save({ html: `<p>${'<b>'.repeat(40)}x` })).status, 422)
  assert.equal((await save({ subject: 'a\nb' })).status, 422)
})

test('what would take long to read, or make a large mail, is refused before it does', async () => {
  const times = (text: string, length = 100_000) => text.repeat(Math.floor(length / text.length))
  for (const html of [
    ...['<p>a</p>', '<b>', '<', '{{ event.name }}', '{{', '{% if event.name %}', '{{ "a }}'].map((text) => times(text)),
    `<p style="${times('a:b;', 400)}">x</p>`,
    times('<p style="color:red">x</p>', 3_000),
    `<p class="${times('a ', 2_000)}">x</p>`,
    `<p ${times('lang=x dir=y title=z ', 5_000).replace(/(\w+)=/g, (_, name, at) => `${name}${at}=`)}>x</p>`,
    `{% if ${times('event.name and ', 900)}event.name %}x{% endif %}`.repeat(12),
    `{{ event.name${' | upcase'.repeat(6)} }}`,
    `{{ ${'('.repeat(2_000)} }}`,
    times('{{ event.description }}', 23 * 20),
    times('<a href="{{ certificate.linkedin_url }}">x</a>', 48 * 60),
    `<table>${times('<tr><td>x</td></tr>', 5_700)}</table>`,
  ])
    assert.equal((await save({ html })).status, 422, html.slice(0, 60))
  assert.equal((await save({ text: times('{{ event.description }}', 23 * 20) })).status, 422)
  assert.equal((await save({ html: 'x'.repeat(100_001) })).status, 422)
})

test('simple markup is taken as people write it', async () => {
  for (const html of [
    'plain',
    '<p>a<p>b<ul><li>c<li>d</ul><br/>e<hr>',
    '<H1>x</H1><A HREF="https://a.example/?b=1&amp;c=2" target=_blank>y</A><a href="mailto:a@b.example">z</a>',
    '<table class="facts"><tr><th>a</th><td>b</td></tr></table>',
    '{% if event.url %}<a class="button" href="{{ event.url }}?x=1">Go</a>{% else %}<p style="color:#ff0000">none</p>{% endif %}',
    '{% case attendee.status %}{% when "registered" %}<b>in</b>{% else %}<i>out</i>{% endcase %}',
    '<p title="{% if event.name %}a{% endif %}">&lt;b&gt; 1 < 2 & 3</p>',
    '<p>{{ event.name | upcase | truncate: 20 }}</p>',
    '<p>x</p><a href=<',
  ])
    assert.equal((await save({ html })).status, 201, html)
})
