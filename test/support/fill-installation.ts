import { aRule, startListening, untilHandled, untilListening } from './automations.ts'
import { makeLively } from './backups.ts'
import { aContact } from './crm.ts'
import { startDelivering } from './deliver.ts'
import { enterLog } from './enter-log.ts'
import { makeEverything } from './everything.ts'
import { anAttendee, anEvent, aSession } from './factories.ts'
import { startWorld, type World } from './harness.ts'
import { until } from './installation.ts'
import { aPerson } from './people.ts'
import { startReceiver } from './receiver.ts'
import { anOpenEvent, aRegistration } from './register.ts'
import { startSending } from './send.ts'
import { startSmtpReceiver } from './smtp-receiver.ts'
import { aProgramme, ok } from './training.ts'
import { anEndpoint, settledDeliveries } from './webhooks.ts'

/** Returns a world with records of every kind, sent webhooks and emails, and work that waits. */
export async function fillInstallation(): Promise<World> {
  await using receiver = await startReceiver({ status: 200 })
  await using mailServer = await startSmtpReceiver()
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld({ allowTargets: [receiver.host] }))
  {
    await using _ = await startListening(world)
    await untilListening(world)
    const endpoint = await anEndpoint(world, receiver.url)
    await makeEverything(world)
    await aRegistration(world, await anOpenEvent(world))
    await makeSettings(world)
    await makeVisitedEvent(world)
    await world.runJobs()
    await enterLog(world)
    await untilHandled(world)
    await using _delivering = await startDelivering(world)
    await using _sending = await startSending(world, { smtpUrl: mailServer.url })
    await settledDeliveries(world, endpoint.id)
    await until(
      () => world.query(`select 1 from email where status in ('queued', 'sending')`),
      (waiting) => waiting.length === 0,
    )
    // Announces the emails that were sent, which the endpoint gets too.
    await untilHandled(world)
    await settledDeliveries(world, endpoint.id)
  }
  await makeLively(world)
  await enterLog(world)
  await world.query('select fold_figures(1000000)')
  opening.move()
  return world
}

/** Everything that an organisation sets up for itself. */
async function makeSettings(world: World): Promise<void> {
  await ok(world.request('PUT', '/admin/crm/properties', [{ key: 'own', label: 'Own', type: 'text' }]))
  await ok(world.request('PATCH', '/admin/crm/settings', { feed_from_events: true }))
  const rules = await ok(world.request('GET', '/admin/crm/lead-score-rules'))
  await ok(world.request('PUT', '/admin/crm/lead-score-rules', rules))
  await ok(world.request('POST', '/admin/crm/lead-scores/recalculate'))
  await ok(world.request('PATCH', '/admin/retention', { settings: { attempts: 30 } }))
  await ok(world.request('POST', '/admin/retention/run'))
  await ok(world.request('POST', '/admin/sample-data'))
  const twins = { first_name: 'Ayşe', last_name: 'Yılmaz', tags: ['vip'], properties: { own: 'x' } }
  for (const email of ['ayse.yilmaz@example.org', 'ayseyilmaz@example.org']) await aContact(world, { ...twins, email })
  await ok(world.request('GET', '/admin/crm/duplicates'))
}

/** An event with all that follows from somebody who comes, and somebody who was removed. */
async function makeVisitedEvent(world: World): Promise<void> {
  const event = await anEvent(world, { certificate_email: true, certificate_validity_days: 36_500 })
  const session = await aSession(world, event.id)
  const device = { name: 'Side door', session_ids: [session.id] }
  await ok(world.request('POST', `/admin/events/${event.id}/door-devices`, device))
  await aPerson(world, { role: 'editor', events: [event.id] })
  await aProgramme(world, [{ event_id: event.id }])
  await aRule(world, event.id)
  const [guest, removed] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await ok(world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: guest.id }))
  await ok(world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [guest.id] }))
  await world.request('DELETE', `/admin/events/${event.id}/attendees/${removed.id}`)
}
