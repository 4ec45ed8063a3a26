/** Key of the kind of certificate that the event itself describes. */
export const DEFAULT_KIND = 'attendee'
