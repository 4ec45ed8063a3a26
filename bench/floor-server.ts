import { createHash, randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

// The floor: bare Fastify without checks, running the same named statements on the same rows.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = Fastify()

const statements = {
  certificate: 'select * from certificate where public_id = $1',
  count: `insert into rate_window as w values ($1, now(), 1, now(), 1, true)
          on conflict (subject) do update set minute_count = w.minute_count + 1, hour_count = w.hour_count + 1 returning w.*`,
  page: 'select * from attendee where event_id = $1 order by id desc limit 20',
  attendee: `insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
             select org_id, id, 'Ada', 'Lovelace', $2, $2, 'api', $2, now(), now() from event where id = $1 returning *`,
  audit: `insert into audit_entry (org_id, actor, action, subject_type, subject_id, after, created_at)
          values ($3, 'api_key:1', 'attendee.create', 'attendee', $1, $2, now())`,
  came: `insert into domain_event (org_id, uid, type, audience, subject_id, body, occurred_at)
         values ($1, gen_random_uuid(), 'attendee.registered', 'internal', $2, $3, now())`,
  issue: `insert into certificate (org_id, event_id, attendee_id, issued_to, attendee_name, attendee_email, event_name, event_timezone, issuer_name,
            design_version_id, issued_at, public_id, verification_code, salt, folded)
          select org_id, event_id, id, id, first_name || ' ' || last_name, email, 'Bench', 'UTC', 'My organisation',
            (select min(id) from design_version), now(), gen_random_uuid(), $2, '\\x00', folded
          from attendee where id = $1 returning *`,
  log: `insert into certificate_log (org_id, action, public_id, record_hash, at) values ($1, 'issued', $2, $3, now())`,
  happened: `insert into domain_event (org_id, uid, type, subject_id, body, occurred_at)
             values ($1, gen_random_uuid(), 'cert.issued', $2, $3, now())`,
  attendee_by_email: 'select * from attendee where event_id = $1 and email_key = $2 for no key update',
  scan: `insert into scan (org_id, event_id, key, session_id, attendee_id, direction, scanned_at, received_at, actor, told, verdict)
         values ($1, $2, gen_random_uuid(), $3, $4, 'in', now(), now(), 'api_key:1', 'accepted', 'accepted') returning key`,
  check_in:
    'insert into check_in (org_id, event_id, session_id, attendee_id, checked_in_at, scan_key) values ($1, $2, $3, $4, now(), $5)',
}
const named = (name: keyof typeof statements, values: unknown[]) => ({ name, text: statements[name], values })

app.get('/ready', async () => 'ready')

app.get<{ Params: { id: string } }>(
  '/certificate/:id',
  async ({ params }) => (await pool.query(named('certificate', [params.id]))).rows[0],
)

app.get<{ Params: { id: string } }>('/attendees/:id', async ({ params }) => {
  await pool.query(named('count', ['floor']))
  return (await pool.query(named('page', [params.id]))).rows
})

app.post<{ Params: { id: string }; Body: { email: string } }>('/attendees/:id', async ({ params, body }, reply) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(named('attendee', [params.id, body.email]))
    const [row] = rows
    await client.query(named('audit', [row.id, JSON.stringify(row), row.org_id]))
    const told = JSON.stringify({ event: 'attendee.registered', timestamp: row.created_at, data: { email: row.email } })
    await client.query(named('came', [row.org_id, row.id, Buffer.from(told)]))
    await client.query('commit')
    return reply.code(201).send(row)
  } finally {
    client.release()
  }
})

app.post<{ Params: { id: string } }>('/issue/:id', async ({ params }, reply) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const code = randomBytes(20).toString('hex').toUpperCase().slice(0, 13)
    const { rows } = await client.query(named('issue', [params.id, code]))
    const [row] = rows
    const body = JSON.stringify({ event: 'cert.issued', timestamp: row.issued_at, data: row })
    await client.query(named('log', [row.org_id, row.public_id, createHash('sha256').update(body).digest()]))
    await client.query(named('happened', [row.org_id, row.id, Buffer.from(body)]))
    await client.query(named('audit', [row.id, body, row.org_id]))
    await client.query('commit')
    return reply.code(201).send(row)
  } finally {
    client.release()
  }
})

app.post<{ Params: { id: string; session: string }; Body: { email: string } }>(
  '/checkin/:id/:session',
  async ({ params, body }) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(named('attendee_by_email', [params.id, body.email]))
      const [person] = rows
      const place = [person.org_id, params.id, params.session, person.id]
      const { rows: scans } = await client.query(named('scan', place))
      await client.query(named('check_in', [...place, scans[0].key]))
      await client.query(named('audit', [person.id, JSON.stringify(person), person.org_id]))
      await client.query('commit')
      return person
    } finally {
      client.release()
    }
  },
)

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
