/** The records that invariants are broken at. */
export type Made = Record<
  | 'event'
  | 'attendee'
  | 'retired'
  | 'revoked'
  | 'active'
  | 'expiring'
  | 'done'
  | 'cancelled'
  | 'waiting'
  | 'withPicture'
  | 'endpoint'
  | 'delivered'
  | 'undelivered'
  | 'session'
  | 'again'
  | 'checkIn'
  | 'device'
  | 'ticketKey'
  | 'email'
  | 'response'
  | 'rule'
  | 'run'
  | 'contact'
  | 'merged'
  | 'deal',
  number
>
