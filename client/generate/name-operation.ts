/**
 * The resources, each with the noun that its operations have in their names. Of several that fit the first one counts, so
 * what is told apart stands before what it is a part of: listContactNotes belongs to the notes.
 */
const RESOURCES: [resource: string, noun: RegExp][] = [
  ['analytics', /Analytics/],
  ['apiKeys', /ApiKeys?/],
  ['credits', /Credits?/],
  ['audit', /Audit/],
  ['organisation', /Organisation/],
  ['webhooks', /Webhooks?/],
  ['emailTemplates', /EmailTemplates?/],
  ['emails.suppressions', /EmailSuppressions?/],
  ['training', /Training/],
  ['emails', /Emails?/],
  ['training.courses', /Courses?/],
  ['training.programmes', /Programmes?/],
  ['training.assignments', /Assignments?/],
  ['training.completions', /Completions?/],
  ['badges.templates', /BadgeTemplates?/],
  ['badges.awards', /BadgeAwards?/],
  ['badges', /Badge/],
  ['crm.imports', /ContactImports?/],
  ['crm.notes', /ContactNotes?/],
  ['crm.properties', /ContactProperties/],
  ['crm.settings', /CrmSettings/],
  ['crm.tags', /ContactTags/],
  ['crm.scores', /LeadScores?/],
  ['crm.notDuplicates', /NotDuplicates?/],
  ['crm.duplicates', /Duplicates/],
  ['crm.merges', /Merges?/],
  ['crm.accounts', /Accounts?/],
  ['crm.contacts', /Contacts?/],
  ['crm.deals', /Deals?/],
  ['forms', /Forms?/],
  ['automations', /Automations?/],
  ['surveys', /Survey/],
  ['doorDevices', /DoorDevices?/],
  ['certificates', /Certificates?/],
  ['bulk', /BulkJobs?/],
  ['tickets', /Ticket/],
  ['privacy', /Person/],
  ['designs', /Designs?/],
  ['sessions', /Sessions?/],
  ['attendees', /Attendees?/],
  ['events', /Events?/],
]

/** Operations whose names have no noun, or that of another resource. */
const NAMES: Record<string, string> = {
  getSignedIn: 'auth.session',
  setUpOwner: 'auth.setUp',
  signIn: 'auth.signIn',
  signOut: 'auth.signOut',
  chooseOrganisation: 'auth.chooseOrganisation',
  listScopes: 'apiKeys.listScopes',
  listRequests: 'audit.listRequests',
  getStanding: 'organisation.standing',
  listJobs: 'organisation.listJobs',
  getSetupProgress: 'organisation.setupProgress',
  getOrganisationOverview: 'analytics.overview',
  getCertTimeline: 'analytics.certTimeline',
  getTrainingCompliance: 'analytics.trainingCompliance',
  getRetention: 'organisation.retention',
  updateRetention: 'organisation.updateRetention',
  runRetention: 'organisation.runRetention',
  moveDueDate: 'training.programmes.moveDueDate',
  getPublicBadge: 'badges.public',
  importContacts: 'crm.imports.create',
  downloadFailedRows: 'crm.imports.failedRows',
  getPipeline: 'crm.deals.pipeline',
  summariseTiers: 'certificates.summariseTiers',
  emailCertificates: 'certificates.emailAll',
  getPicture: 'designs.picture',
  getAgendaCalendar: 'sessions.agendaCalendar',
  findRecords: 'organisation.find',
  actOnAttendees: 'attendees.act',
  openRegistration: 'events.openRegistration',
  closeRegistration: 'events.closeRegistration',
  checkInToEvent: 'checkIn.event',
  checkInToSession: 'checkIn.session',
  undoCheckInToEvent: 'checkIn.undoEvent',
  undoCheckInToSession: 'checkIn.undoSession',
  lookUpAttendees: 'checkIn.lookUp',
  getAttendance: 'checkIn.attendance',
  getDoorList: 'checkIn.doorList',
  listScans: 'checkIn.listScans',
  sendScans: 'checkIn.sendScans',
  undoScan: 'checkIn.undoScan',
  listPublicEvents: 'marketplace.list',
  getListedEvent: 'marketplace.get',
  getPublicEvent: 'registration.publicEvent',
  register: 'registration.create',
  getRegistration: 'registration.get',
  changeRegistration: 'registration.change',
  cancelRegistration: 'registration.cancel',
}

/**
 * Where the client has an operation: `getCertificatePdf` is `certificates.pdf`. The noun of the resource goes, and so does
 * `get` where something else is left.
 */
export function nameOperation(operationId: string): string {
  const known = NAMES[operationId]
  if (known !== undefined) return known
  const [resource, noun] = RESOURCES.find(([, noun]) => noun.test(operationId)) ?? []
  if (resource === undefined || noun === undefined)
    throw new Error(`Name the resource of ${operationId} in client/generate/name-operation.ts.`)
  const rest = operationId.replace(noun, '').replace(/^get(?=.)/, '')
  return `${resource}.${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
}
