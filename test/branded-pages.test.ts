import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandedPages, giveLogo, paint } from './support/branded-pages.ts'
import { startWorld } from './support/harness.ts'
import { open } from './support/public-forms.ts'

const NAME = 'Işık & <b>Co</b>'
const IN_HTML = 'Işık &#38; &#60;b&#62;Co&#60;/b&#62;'

test('each public page of an organisation is headed by its name, logo and colours, and Laurel is one line in its footer', async () => {
  await using world = await startWorld()
  const { pages } = await brandedPages(world)
  await paint(world, NAME, { primary: '#7a1f5c', background: '#101020' })
  await giveLogo(world)
  const addresses = new Set<string>()
  for (const [name, path] of Object.entries(pages)) {
    const { status, text } = await open(world, path)
    assert.equal(status, 200, name)
    assert.ok(
      text.includes(`<span lang="" dir="auto">${IN_HTML}</span></p>`),
      `${name}: ${/<header[\s\S]*?<\/header>/.exec(text)}`,
    )
    assert.match(text, new RegExp(`<title>[^<]+ · ${IN_HTML}</title>`), name)
    assert.doesNotMatch(text, /\\n/, name)
    assert.equal(text.match(/Powered by Laurel/g)?.length, 1, name)
    assert.match(text, /<meta name="theme-color" content="#101020" media="\(prefers-color-scheme: light\)">/)
    const [, style] =
      /href="(\/assets\/brand\.css\?[^"]+)"/.exec(text.replaceAll('&#38;', '&').replaceAll('&#61;', '=')) ?? []
    const [, logo] = /class="logo" src="([^"]+)" width="240" height="48"/.exec(text) ?? []
    assert.ok(style && logo, name)
    addresses.add(style).add(logo)
  }
  assert.equal(addresses.size, 2)
  const [style, logo] = [...addresses] as [string, string]
  const css = await world.app.inject({ method: 'GET', url: style })
  assert.match(css.body, /--brand: #7a1f5c/)
  assert.equal(css.headers['cache-control'], 'public, max-age=31536000, immutable')
  const picture = await world.app.inject({ method: 'GET', url: logo })
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/png'])
})

test('a stylesheet of a brand is that of its colours, whatever its address says besides', async () => {
  await using world = await startWorld()
  const ask = (query: string) => world.app.inject({ method: 'GET', url: `/assets/brand.css?${query}` })
  const other = await ask('primary=7a1f5c&v=000000000000')
  assert.deepEqual(
    [other.headers['cache-control'], other.headers['content-type']],
    ['no-cache', 'text/css; charset=utf-8'],
  )
  const odd = await ask(`primary=${encodeURIComponent('red}body{display:none}')}&background=%22`)
  assert.deepEqual([odd.statusCode, /red|none/.test(odd.body)], [200, false])
})

test('an organisation without colours and logo has its name on its pages, in the colours of all pages', async () => {
  await using world = await startWorld()
  const { pages } = await brandedPages(world)
  const { name } = (await world.request('GET', '/admin/organisation')).body
  for (const path of Object.values(pages)) {
    const { text } = await open(world, path)
    assert.ok(text.includes(`<p class="brand"><span lang="" dir="auto">${name}</span></p>`))
    assert.doesNotMatch(text, /brand\.css|class="logo"/)
  }
  assert.match((await open(world, '/verify')).text, /<title>[^<]+ · laurel\.test<\/title>/)
})
