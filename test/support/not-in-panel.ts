const PUBLIC = 'public pages and websites of the organisation call it, without a key'
const OF_LIST = 'the panel shows the record from its list'
const LINK = 'the panel follows the link that the record has'
const FORMATS = 'the panel links to it by the chosen format'

/** Operations that the panel does not call, each with the reason. `panel-operations.test.ts` holds the list. */
export const NOT_IN_PANEL: Record<string, string> = {
  getPublicEvent: PUBLIC,
  register: PUBLIC,
  getRegistration: PUBLIC,
  changeRegistration: PUBLIC,
  cancelRegistration: PUBLIC,
  listPublicEvents: PUBLIC,
  getListedEvent: PUBLIC,
  getFormMeta: PUBLIC,
  submitForm: PUBLIC,
  getPublicBadge: PUBLIC,
  verifyCertificate: PUBLIC,
  getBadgeCredential: LINK,
  getCertificatePdf: LINK,
  getCertificatePng: LINK,
  getCredential: LINK,
  downloadBulkJob: LINK,
  downloadFailedAttendees: LINK,
  downloadFailedRows: LINK,
  exportAttendeesCsv: FORMATS,
  exportAttendeesXlsx: FORMATS,
  getAgendaCalendar: FORMATS,
  getBulkJob: OF_LIST,
  getCourse: OF_LIST,
  getIdentityProvider: OF_LIST,
  getSession: OF_LIST,
  getSpeaker: OF_LIST,
  getFont: 'the designer loads fonts by the addresses that a scene names',
  getOwnAccount: 'the sign-in session says the same about the person',
  getDoorList: 'the door asks for it by its own requests, which work offline',
  sendScans: 'the door sends scans by its own requests, which work offline',
  cancelCertificate: 'it is a revocation without a reason; the panel revokes with one',
  deleteAttendee: 'the panel deletes attendees by the action for many, which says first what it deletes',
  archiveDesign: 'the panel archives a design by an update, which can also be undone',
}
