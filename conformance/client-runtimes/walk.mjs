/** What every runtime has to be able to do, with nothing but what all of them have. */
export async function walk({ createLaurel, LaurelError, verifyWebhook }, { baseUrl, key, hook }) {
  const laurel = createLaurel({ baseUrl, key })
  const event = await laurel.events.create({ name: 'Node Day', template_image_url: 'placeholder' })
  const names = ['Ada Lovelace', 'Grace Hopper', 'Edsger Dijkstra'].map((name) => `${name},${name[0]}@example.com\n`)
  const file = new Blob(['name,email\n', ...names]).stream()
  const { created } = await laurel.attendees.import(event.id, { file })
  const { issued } = await laurel.certificates.issue(event.id)
  const list = laurel.certificates.list(event.id, { status: 'active', limit: 2 })
  const certificates = []
  for await (const each of list) certificates.push(each.attendee_name)
  const { rows } = await list
  const pdf = await laurel.certificates.pdf(rows[0].id)
  const bytes = new Uint8Array(await pdf.arrayBuffer())
  const missing = await laurel.events.get(0).catch((error) => error)
  return {
    created,
    issued,
    total: await list.total(),
    certificates: certificates.sort(),
    pdf: String.fromCharCode(...bytes.subarray(0, 5)),
    refused: missing instanceof LaurelError && missing.code,
    hook: (await verifyWebhook(hook.text, hook.headers, hook.secret)).event,
    stopped: await laurel.events.get(event.id, { signal: AbortSignal.abort('enough') }).catch(String),
  }
}
