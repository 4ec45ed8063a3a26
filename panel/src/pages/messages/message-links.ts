/** Addresses of the pages of a message: within its event, or of those to contacts for null. */
export const toNewMessage = (eventId: number | null) =>
  eventId === null
    ? ({ to: '/emails/messages/new' } as const)
    : ({ to: '/events/$eventId/messages/new', params: { eventId } } as const)

export const toMessage = (eventId: number | null, id: number) =>
  eventId === null
    ? ({ to: '/emails/messages/$messageId', params: { messageId: String(id) } } as const)
    : ({ to: '/events/$eventId/messages/$messageId', params: { eventId, messageId: String(id) } } as const)
