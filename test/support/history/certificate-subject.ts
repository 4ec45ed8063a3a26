import type { CertificateInput, CertificateOutput } from './certificate-model.ts'
import { type Client, outcomeOf, recordHistory, type Subject } from './record-history.ts'

/** Idempotency-Keys that clients share. */
const KEYS = 4

/** An attendee to whom several clients issue certificates, which they revoke and verify. */
export function certificateSubject({ id, event_id }: { id: number; event_id: number }): Subject & { ids: string[] } {
  const { operations, record } = recordHistory<CertificateInput, CertificateOutput>()
  const codes = new Map<string, string>()

  const issue = (client: Client) => {
    const key = client.below(3) === 0 ? null : `issue-${id}-${client.below(KEYS)}`
    return record(client, { do: 'issue', key }, async () => {
      const body = { attendee_ids: [id] }
      const asked = await client.ask('POST', `/admin/events/${event_id}/certificates`, { body, key })
      return outcomeOf<CertificateOutput>(asked, {
        200: ({ isReplayed }) => ({ id: null, replayed: isReplayed }),
        201({ body, isReplayed }) {
          const [made] = body.certificates
          codes.set(String(made.id), made.public_id)
          return { id: String(made.id), replayed: isReplayed }
        },
      })
    })
  }
  const revoke = (client: Client, cert: string) =>
    record(client, { do: 'revoke', id: cert }, async () =>
      outcomeOf(await client.ask('POST', `/admin/certificates/${cert}/revoke`, { body: {} }), {
        200: ({ body }) => ({ status: body.status }),
      }),
    )
  const verify = (client: Client, cert: string) =>
    record(client, { do: 'verify', id: cert }, async () =>
      outcomeOf(await client.ask('GET', `/v/certs/${codes.get(cert)}`, { isVisitor: true }), {
        200: ({ body }) => ({ status: body.status }),
      }),
    )

  return {
    get ids() {
      return [...codes.keys()]
    },
    async act(client) {
      const known = [...codes.keys()]
      const cert = known[client.below(known.length)]
      const what = client.below(8)
      if (cert === undefined || what < 3) await issue(client)
      else if (what < 5) await revoke(client, known.at(-1)!)
      else await verify(client, cert)
    },
    async read(client) {
      for (const cert of codes.keys()) await verify(client, cert)
    },
    history: () => ({ kind: 'certificates', size: 0, name: `of attendee ${id}`, operations }),
  }
}
