import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translations } from '../src/languages/index.ts'
import { directionOf, LANGUAGES } from '../src/lib/text/languages.ts'
import { startWorld } from './support/harness.ts'

test('a starter template is sent in the language of the attendee, from right to left where that is written so', async () => {
  await using world = await startWorld()
  const templates = (await world.request('GET', '/admin/email-templates?limit=50')).body
  const { id } = templates.find(({ kind }: { kind: string }) => kind === 'before_event')
  for (const language of LANGUAGES) {
    const { status, body } = await world.request('POST', `/admin/email-templates/${id}/preview`, { language })
    assert.equal(status, 200)
    assert.match(body.html, new RegExp(`<html lang="${language}" dir="${directionOf(language)}">`))
    const start = directionOf(language) === 'rtl' ? 'right' : 'left'
    assert.match(body.html, new RegExp(`<th[^>]*text-align: ?${start}`))
    if (language === 'en') continue
    const heading = /<h1>([^<]+)/.exec(translations[language].starters.before_event.html)![1]!
    assert.ok(body.html.includes(heading), heading)
  }
})
