import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const PATH = '/admin/email-templates'
const save = (fields: object) => world.request('POST', PATH, { name: 'Mine', subject: 'Hello', ...fields })

const BUTTON = '[Open the page]({{ event.url }} "button")'
const markdown = `## Hello\n\n{% if attendee.first_name %}\n\nDear **{{ attendee.first_name }}**\n\n{% endif %}\n\n${BUTTON}`

test('a template written as Markdown keeps its source, and its email has the button and the values', async () => {
  const translations = { tr: { subject: 'Merhaba', markdown: '**Merhaba** {{ attendee.first_name }}' } }
  const { body, status, text } = await save({ language: 'en', markdown, translations })
  assert.equal(status, 201, text)
  assert.equal(body.markdown, markdown)
  assert.deepEqual(Object.keys(body.translations), ['tr'])
  assert.equal(body.translations.tr.markdown, translations.tr.markdown)
  assert.deepEqual(body.variables, ['attendee.first_name', 'event.url'])
  assert.deepEqual((await world.request('GET', `${PATH}/${body.id}`)).body, body)
  const found = (await world.request('GET', `${PATH}?search=Mine&language=tr`)).body
  assert.deepEqual(found, [body])
  const preview = await world.request('POST', `${PATH}/${body.id}/preview`, {})
  assert.match(preview.body.html, /Dear <strong[^>]*>Ada<\/strong>/)
  assert.match(preview.body.html, /<a [^>]*class="button"[^>]*>/)
  assert.doesNotMatch(preview.body.html, /title="button"/)
  assert.match(preview.body.text, /Open the page:\n.*\/e\/sample/)
  const turkish = await world.request('POST', `${PATH}/${body.id}/preview`, { language: 'tr' })
  assert.match(turkish.body.text, /Merhaba Ada/)
})

test('Markdown is replaced by HTML that is sent, and kept when other fields change', async () => {
  const { body } = await save({ language: 'en', markdown })
  const change = async (fields: object) => (await world.request('PATCH', `${PATH}/${body.id}`, fields)).body
  const renamed = await change({ name: 'Other' })
  assert.deepEqual([renamed.name, renamed.markdown, renamed.html], ['Other', markdown, body.html])
  assert.equal((await change({ name: 'Other' })).updated_at, renamed.updated_at, 'nothing changed')
  const shorter = await change({ markdown: 'Short' })
  assert.deepEqual([shorter.markdown, /Short/.test(shorter.html)], ['Short', true])
  const plain = await change({ html: '<p>HTML</p>' })
  assert.deepEqual([plain.markdown, plain.html], [null, '<p>HTML</p>'])
  const again = await change({ markdown: 'Again' })
  const kept = await change({ markdown: null })
  assert.deepEqual([kept.markdown, kept.html], [null, again.html])
})

test('problems in Markdown have its lines, and content is needed', async () => {
  const problems = async (fields: object) => {
    const answer = await save(fields)
    assertRefused(answer, 422, 'validation_failed')
    return answer.body.detail.map(({ loc, msg }: any) => [loc.join('.'), msg])
  }
  assert.deepEqual(await problems({ markdown: 'One\n\n{{ event.nane }}' }), [
    ['body.markdown', 'markdown, line 3: there is no variable event.nane; did you mean event.name?'],
  ])
  const translations = { tr: { subject: 'S', markdown: '{{ event.nane }}' } }
  assert.deepEqual(
    (await problems({ language: 'en', html: '<p></p>', translations }))[0][0],
    'body.translations.tr.markdown',
  )
  assert.deepEqual((await problems({}))[0][0], 'body.html')
  const [[place, msg]] = await problems({ markdown: '- a\n'.repeat(2_000) })
  assert.deepEqual([place, /^markdown has more than 300 elements/.test(msg)], ['body.markdown', true])
  const preview = await world.request('POST', `${PATH}/${(await save({ markdown: 'x' })).body.id}/preview`, {
    markdown: '{{ nope }}',
  })
  assert.equal(preview.body.detail[0].loc.join('.'), 'body.markdown')
})
