import assert from 'node:assert/strict'
import { hasControlCharacter } from '../../src/lib/text/visible-text.ts'
import { workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { upload } from './factories.ts'
import { call, type Service } from './installation.ts'
import { type Asked, type Below, worstText } from './worst-inputs.ts'

/** The files and pages of people with odd names, beside a bulk job of such names, whose manifest holds them too. */
export async function nameRequests(service: Service, below: Below, event: number): Promise<Asked[]> {
  const odd = Array.from({ length: 120 }, () => `a${[...worstText(below, 230)].slice(0, 198).join('')}`)
  const names = odd.filter((name) => !hasControlCharacter(name) && name.isWellFormed())
  const people = names.slice(0, 15).map((first_name, at) => ({ first_name, email: `a${at}@example.org` }))
  const added = await Promise.all(people.map((one) => call(service, 'POST', `/admin/events/${event}/attendees`, one)))
  const attendee_ids = added.map(({ body }) => body.id)
  const issued = await call(service, 'POST', `/admin/events/${event}/certificates`, { attendee_ids })
  assert.equal(issued.status, 201, JSON.stringify(issued.body))
  const file = workbookOfColumn(['Name', ...names])
  const job = {
    what: 'a bulk job',
    method: 'POST',
    path: `/api/v1/admin/events/${event}/bulk-generate`,
    ...upload(file),
  }
  const paths = issued.body.certificates.flatMap(({ public_id }: { public_id: string }) => [
    `/c/${public_id}`,
    `/c/${public_id}.pdf`,
  ])
  return [job, ...paths.map((path: string) => ({ what: path, method: 'GET', path }))]
}
