import { isSameSecret } from '../../../lib/crypto/is-same-secret.ts'
import type { BounceKind } from '../outcomes/report-schema.ts'
import { uidIn } from '../reports/record-reports.ts'
import type { ReadNotification } from './notification.ts'
import { asObject, asText, asTime, notFromProvider, parseBody } from './read-json.ts'

/** Types of https://postmarkapp.com/developer/api/bounce-api#bounce-types of addresses that receive nothing. */
const HARD = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Blocked']
const COMPLAINTS = ['SpamComplaint', 'SpamNotification']

/**
 * Reads a bounce or spam complaint of Postmark, which authenticates with the password in the address of the webhook
 * (HTTP Basic). The email is named by its metadata.
 */
export const readPostmark: ReadNotification = ({ headers, body }, password, { now }) => {
  const [, encoded = ''] = /^Basic ([\w+/=]{1,1000})$/.exec(asText(headers['authorization'])) ?? []
  const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  if (!isSameSecret(given, password)) throw notFromProvider()
  const { ID, RecordType, Type, Email, Metadata, Details, Description, BouncedAt } = asObject(parseBody(body))
  const uid = uidIn(asObject(Metadata)['laurel'])
  if (uid === null || !['Bounce', 'SpamComplaint'].includes(asText(RecordType)) || asText(ID) === '') return []
  return [
    {
      source: 'postmark',
      key: asText(ID).slice(0, 200),
      kind: kindOf(asText(Type)),
      uid,
      address: asText(Email) || null,
      detail: asText(Details) || asText(Description),
      occurredAt: asTime(BouncedAt, now()),
    },
  ]
}

function kindOf(type: string): BounceKind {
  if (COMPLAINTS.includes(type)) return 'complaint'
  return HARD.includes(type) ? 'hard' : 'soft'
}
