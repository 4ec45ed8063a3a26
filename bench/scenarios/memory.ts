import { openAsBlob } from 'node:fs'
import { belowBar, type Result } from '../compare.ts'
import { sendLoad } from '../load.ts'
import { residentMemory } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'

const REQUESTS = 500_000
const SLICE_SECONDS = 2
const NAMES = new URL('../../test/fixtures/spreadsheets/xlsxwriter-1000-rows.xlsx', import.meta.url)
const ROUNDS = 5

/** Memory of the service after many requests, and of all processes at the busiest. */
export async function memoryScenarios(): Promise<Result[]> {
  return [await afterRequests(), await atTheBusiest()]
}

async function afterRequests(): Promise<Result> {
  const stage = await openStage()
  try {
    const { publicId } = await aCertificate(stage)
    const url = `${stage.api}/v/certs/${publicId}`
    for (let done = 0; done < REQUESTS; ) done += (await sendLoad({ url, connections: 100 }, SLICE_SECONDS)).count
    return belowBar('memory of the process after 500,000 requests', 'MB', residentMemory(stage.laurelPid), 250)
  } finally {
    await stage.close()
  }
}

/**
 * Eight visitors read pages and pictures, four bulk jobs are drawn, eight workbooks are uploaded: all at once,
 * repeatedly.
 */
async function atTheBusiest(): Promise<Result> {
  const stage = await openStage({ LAUREL_BOOTSTRAP_CREDITS: '1000000' })
  try {
    const { eventId, publicId } = await aCertificate(stage)
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, residentMemory(...stage.pids))
    }, 100)
    const visit = async () => {
      for (const path of [`/c/${publicId}`, `/c/${publicId}.png`, `/c/${publicId}.pdf`, `/verify/${publicId}`])
        await (await fetch(stage.site + path)).arrayBuffer()
    }
    for (let round = 0; round < ROUNDS; round++)
      await Promise.all([
        ...Array.from({ length: 8 }, visit),
        ...Array.from({ length: 4 }, () => bulkJob(stage, eventId)),
        ...Array.from({ length: 8 }, () => upload(stage, eventId)),
      ])
    clearInterval(timer)
    return belowBar('most memory of all processes with 8 visitors, 4 bulk jobs and 8 uploads', 'MB', most, 700)
  } finally {
    await stage.close()
  }
}

async function aCertificate(stage: Stage): Promise<{ eventId: number; publicId: string }> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  const person = { first_name: 'Ada', last_name: 'L', email: 'ada@example.org' }
  await stage.request('POST', `/admin/events/${event.id}/attendees`, person)
  const { certificates } = await stage.request('POST', `/admin/events/${event.id}/certificates`)
  return { eventId: event.id, publicId: certificates[0].public_id }
}

async function upload(stage: Stage, eventId: number): Promise<{ id: number; status: string }> {
  const form = new FormData()
  form.set('file', await openAsBlob(NAMES), 'names.xlsx')
  return stage.request('POST', `/admin/events/${eventId}/bulk-generate`, form)
}

async function bulkJob(stage: Stage, eventId: number): Promise<void> {
  let job = await upload(stage, eventId)
  while (job.status === 'pending' || job.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    job = await stage.request('GET', `/admin/events/${eventId}/bulk-generate-jobs/${job.id}`)
  }
  if (job.status !== 'completed') throw new Error(`The bulk job ended as ${job.status}.`)
}
