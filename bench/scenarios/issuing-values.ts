import { openAsBlob } from 'node:fs'
import { laurelLayout } from '../../src/modules/designs/builtin/laurel-design.ts'
import type { Layout } from '../../src/modules/designs/layout/design-layout.ts'
import { compareTimes, type Result, timed } from '../compare.ts'
import { type Stage, send } from '../stage.ts'
import { addAttendees } from './tenants.ts'

const NAMES = new URL('../../test/fixtures/spreadsheets/xlsxwriter-1000-rows.xlsx', import.meta.url)
const ROUNDS = 15

const VALUES = ['8 hours', 'Excellent (A)', 'Prof. Ayşe Yılmaz', 'TR-2026-0042', 'On paper conservation'].map(
  (value, nth) => ({ key: `value_${nth}`, label: `Value ${nth}`, value }),
)

/** Issuing, and a bulk job, with five values that the design prints, compared with the same without values. */
export async function issueWithValues(stage: Stage): Promise<Result[]> {
  const layout = laurelLayout('en')
  const withValues = await designOf(stage, {
    ...layout,
    fields: [...layout.fields, ...VALUES.map(({ key }, nth) => valueField(key, nth))],
  })
  const without = await designOf(stage, layout)
  const issue = async (template_id: number, certificate_values: object[]) => {
    const id = await anEvent(stage, { template_id, certificate_values })
    await addAttendees(stage.client, id, 1_000)
    return timed(() => stage.request('POST', `/admin/events/${id}/certificates`))
  }
  const bulk = async (template_id: number, certificate_values: object[]) => {
    const id = await anEvent(stage, { template_id, certificate_values })
    return timed(() => runBulkJob(stage, id))
  }
  const results: Result[] = []
  for (const [name, run] of [
    ['issue 1,000 certificates with five values', issue],
    ['a bulk job of 1,000 names with five values', bulk],
  ] as const) {
    await run(withValues, VALUES)
    const result = await compareTimes(
      name,
      ROUNDS,
      () => run(withValues, VALUES),
      () => run(without, []),
      1.1,
    )
    results.push(result)
  }
  return results
}

function valueField(key: string, nth: number): Layout['fields'][number] {
  return {
    type: 'value',
    value_key: key,
    x: 0.1,
    y: 0.05 + nth * 0.03,
    width: 0.3,
    height: 0.03,
    size: 10,
    align: 'left',
  }
}

async function designOf(stage: Stage, layout: Layout): Promise<number> {
  const form = new FormData()
  form.set('name', 'Bench')
  form.set('layout', JSON.stringify(layout))
  return (await stage.request('POST', '/admin/designs', form)).id
}

async function anEvent(stage: Stage, fields: object): Promise<number> {
  const body = { name: 'Bench', template_image_url: 'placeholder', ...fields }
  return (await stage.request('POST', '/admin/events', body)).id
}

/** Uploads 1,000 names and waits until their certificates are there. */
export async function runBulkJob({ api }: Stage, eventId: number, key?: string): Promise<void> {
  const ask = (method: string, path: string, body?: unknown) =>
    send(`${api}/admin/events/${eventId}${path}`, method, body, key)
  const form = new FormData()
  form.set('file', await openAsBlob(NAMES), 'names.xlsx')
  let job = await ask('POST', '/bulk-generate', form)
  while (job.status === 'pending' || job.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 10))
    job = await ask('GET', `/bulk-generate-jobs/${job.id}`)
  }
  if (job.status !== 'completed') throw new Error(`The bulk job ended as ${job.status}.`)
}
