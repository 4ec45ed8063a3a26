import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Context } from '../../platform/context/context.ts'
import { imageLayout } from './builtin/image-layout.ts'
import { laurelLayout } from './builtin/laurel-design.ts'
import type { Layout, LayoutField } from './layout/design-layout.ts'
import { validateLayout } from './validate-layout.ts'

/** Nothing is read for a layout without pictures and a logo. */
const ctx = { orgId: 1 } as Context

const field = (type: LayoutField['type'], text = ''): LayoutField => ({ type, text, x: 0, y: 0, width: 1, height: 1 })
const layoutOf = (count: number, one: LayoutField): Layout => ({
  page: { width: 400, height: 300 },
  language: 'en',
  fields: Array.from({ length: count }, () => one),
})
const withoutLogo = (layout: Layout) => ({ ...layout, fields: layout.fields.filter(({ type }) => type !== 'image') })

test('what can show 5,000 characters when names are long is taken, what can show more is refused', async () => {
  for (const layout of [
    withoutLogo(laurelLayout('tr')),
    imageLayout('en'),
    layoutOf(50, field('qr')),
    layoutOf(12, field('name')),
    layoutOf(5, field('text', '{{name}}'.repeat(60))),
  ])
    await validateLayout(ctx, layout)
  for (const layout of [layoutOf(13, field('name')), layoutOf(6, field('text', '{{event}}'.repeat(50)))])
    await assert.rejects(validateLayout(ctx, layout), ({ problems: [problem] }: any) => {
      assert.deepEqual([problem.loc, problem.type], [['body', 'layout'], 'too_much_text'])
      return /use fewer fields, or fewer \{\{placeholders\}\}$/.test(problem.msg)
    })
})

test('what is not drawn in its time is refused', async () => {
  await assert.rejects(validateLayout(ctx, withoutLogo(laurelLayout('en')), 1), ({ problems: [problem] }: any) => {
    assert.deepEqual([problem.loc, problem.type], [['body', 'layout'], 'too_slow'])
    return /use fewer fields, or shorter texts$/.test(problem.msg)
  })
})
