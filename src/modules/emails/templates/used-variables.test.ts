import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { loadMailTemplate, usedVariables } from '../index.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

test('a template is read with its look and its variables by its organisation alone, and one that is not there is 404', async () => {
  await world.query(`delete from email_template where kind in ('certificate', 'place_offered')`)
  const [{ id }] = (await world.query<{ id: number }>(`
    insert into email_template (org_id, name, kind, language, subject, html, translations, variables, created_at, updated_at)
    values (1, 'Own', 'certificate', 'en', 'S', '<p>x</p>', '{"tr": {"subject": "K", "html": "<p>y</p>", "text": null}}',
      '{event.name}', now(), now()) returning id`)) as [{ id: number }]
  const ctx = jobContext(world.services, 1, 'test')
  assert.deepEqual(await usedVariables(ctx, id), ['event.name'])
  const own = await loadMailTemplate(ctx, { templateId: id })
  assert.deepEqual([own.words.en?.subject, own.words.tr?.subject, own.look.org_id], ['S', 'K', 1])
  assert.equal((await loadMailTemplate(ctx, { kind: 'certificate' })).templateId, id)
  assert.equal((await loadMailTemplate(ctx, { kind: 'place_offered' })).templateId, null)
  await world.stranger()
  const other = { ...ctx, orgId: 2 }
  await assert.rejects(loadMailTemplate(other, { templateId: id }), { code: 'not_found' })
  assert.notEqual((await loadMailTemplate(other, { kind: 'certificate' })).templateId, id)
  await assert.rejects(usedVariables(other, id), { code: 'not_found' })
  await assert.rejects(loadMailTemplate(ctx, { templateId: id + 1 }), { code: 'not_found' })
})
