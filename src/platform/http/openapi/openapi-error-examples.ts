import { type ErrorCode, errorStatus } from '../../../lib/errors.ts'

/** An example message for each error code that a route can return. */
const DETAILS: Partial<Record<ErrorCode, unknown>> = {
  invalid_request: 'The address is not a well-formed URL path.',
  malformed_json: 'The body is not valid JSON.',
  not_cancellable: 'Bulk job 3 is completed, so it cannot be cancelled.',
  unauthenticated:
    'This API key is not valid: it is unknown, switched off or expired. Check the key, or create another one.',
  insufficient_credits: 'The file needs 120 credits, and the balance is 80.',
  forbidden: 'This API key lacks the scope events:write.',
  not_found: 'There is no such event.',
  already_exists: 'ada@example.com is an attendee of this event already.',
  conflict: 'A revoked certificate cannot be reissued.',
  checkin_disabled: 'Check-in of this event is switched off.',
  registration_cancelled: 'The registration of this attendee was cancelled.',
  registration_disabled: 'Nobody can register for this event here.',
  registration_closed: 'Registration for this event is closed.',
  registration_not_open: 'Registration for this event has not opened yet.',
  form_closed: 'This form takes nothing any more.',
  event_past: 'This event is over.',
  offer_ended: 'This place was offered until 20 November 2026, 09:30 (UTC), and is gone.',
  not_registered: 'The attendee waits for a place.',
  bad_ticket: 'This is no ticket of ours.',
  wrong_event: 'This ticket is for another event.',
  session_full: 'As many are checked in as the session has places.',
  has_deals: 'This contact has deals. Delete them too with cascade=true.',
  not_ready: 'Bulk job 3 is processing, so there is no archive.',
  idempotency_in_progress: 'The first request with this Idempotency-Key is still running. Try again shortly.',
  gone: 'This certificate was revoked, so there is no file of it.',
  precondition_failed: 'Design 3 was changed since you read it. `current` is how it stands now.',
  payload_too_large: 'The body is larger than 1 MiB.',
  uri_too_long: 'A part of the address is too long.',
  unsupported_media_type: 'Send the body as JSON, with Content-Type: application/json.',
  validation_failed: [{ loc: ['body', 'name'], msg: 'name is required', type: 'missing' }],
  rate_limited: 'Too many requests. Try again in 12 seconds.',
  unavailable: 'The database cannot be reached right now. Try again in a few seconds.',
}

const REQUEST_ID = 'req_01a20602dd1e00000e6761b1d8586281'

/** Returns examples of the error responses with a status, by code. */
export function errorExamples(status: number): Record<string, { value: object }> | undefined {
  const codes = (Object.keys(DETAILS) as ErrorCode[]).filter((code) => errorStatus[code] === status)
  if (codes.length === 0) return undefined
  return Object.fromEntries(
    codes.map((code) => [code, { value: { detail: DETAILS[code], code, request_id: REQUEST_ID } }]),
  )
}
