/** The meaning of a term's value: how a JSON value becomes an object of a statement. */
export type Kind =
  | 'iri'
  | 'text'
  | 'integer'
  | { boolean: string }
  | { datatype: string }
  | { values: Readonly<Record<string, string>> }
  | { node: Shape }

/** The types and terms that a kind of document may have, with what they mean in RDF. */
export type Shape = {
  types: Readonly<Record<string, string>>
  terms: Readonly<Record<string, readonly [predicate: string, kind: Kind]>>
  /** The exact contexts of the document; a node inside a document has none. */
  contexts?: readonly string[]
}

const CREDENTIALS = 'https://www.w3.org/2018/credentials#'
const STATUS = 'https://www.w3.org/ns/credentials/status#'
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'
const SCHEMA = 'https://schema.org/'
const SECURITY = 'https://w3id.org/security#'
const XSD = 'http://www.w3.org/2001/XMLSchema#'
// The context of Open Badges writes these types with https, and what it writes is what is signed.
const BADGE_XSD = 'https://www.w3.org/2001/XMLSchema#'

/** The contexts of Verifiable Credentials 2.0 and Open Badges 3.0. */
export const VC_CONTEXT = 'https://www.w3.org/ns/credentials/v2'
export const BADGE_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

const dateTime: Kind = { datatype: `${XSD}dateTime` }

const profile: Shape = {
  types: { Profile: `${OPEN_BADGES}Profile` },
  terms: { name: [`${SCHEMA}name`, 'text'], url: [`${SCHEMA}url`, { datatype: `${BADGE_XSD}anyURI` }] },
}

const identity: Shape = {
  types: { IdentityObject: `${OPEN_BADGES}IdentityObject` },
  terms: {
    hashed: [`${OPEN_BADGES}hashed`, { boolean: `${BADGE_XSD}boolean` }],
    identityHash: [`${OPEN_BADGES}identityHash`, 'text'],
    identityType: [`${OPEN_BADGES}identityType`, 'text'],
    salt: [`${OPEN_BADGES}salt`, 'text'],
  },
}

const criteria: Shape = {
  types: { Criteria: `${OPEN_BADGES}Criteria` },
  terms: { narrative: [`${OPEN_BADGES}narrative`, 'text'] },
}

const achievement: Shape = {
  types: { Achievement: `${OPEN_BADGES}Achievement` },
  terms: {
    name: [`${SCHEMA}name`, 'text'],
    description: [`${SCHEMA}description`, 'text'],
    achievementType: [`${OPEN_BADGES}achievementType`, 'text'],
    criteria: [`${OPEN_BADGES}Criteria`, { node: criteria }],
  },
}

const subject: Shape = {
  types: { AchievementSubject: `${OPEN_BADGES}AchievementSubject` },
  terms: {
    name: [`${SCHEMA}name`, 'text'],
    activityStartDate: [`${OPEN_BADGES}activityStartDate`, { datatype: `${BADGE_XSD}date` }],
    identifier: [`${OPEN_BADGES}identifier`, { node: identity }],
    achievement: [`${OPEN_BADGES}achievement`, { node: achievement }],
  },
}

const statusEntry: Shape = {
  types: { BitstringStatusListEntry: `${STATUS}BitstringStatusListEntry` },
  terms: {
    statusPurpose: [`${STATUS}statusPurpose`, 'text'],
    statusListIndex: [`${STATUS}statusListIndex`, 'text'],
    statusListCredential: [`${STATUS}statusListCredential`, 'iri'],
  },
}

const evidence: Shape = {
  types: { Evidence: `${OPEN_BADGES}Evidence` },
  terms: { narrative: [`${OPEN_BADGES}narrative`, 'text'] },
}

/** An Open Badges 3.0 AchievementCredential as we make it, without its proof. */
export const ACHIEVEMENT_CREDENTIAL: Shape = {
  contexts: [VC_CONTEXT, BADGE_CONTEXT],
  types: {
    VerifiableCredential: `${CREDENTIALS}VerifiableCredential`,
    OpenBadgeCredential: `${OPEN_BADGES}OpenBadgeCredential`,
  },
  terms: {
    name: [`${SCHEMA}name`, 'text'],
    issuer: [`${CREDENTIALS}issuer`, { node: profile }],
    validFrom: [`${CREDENTIALS}validFrom`, dateTime],
    validUntil: [`${CREDENTIALS}validUntil`, dateTime],
    credentialSubject: [`${CREDENTIALS}credentialSubject`, { node: subject }],
    evidence: [`${CREDENTIALS}evidence`, { node: evidence }],
    credentialStatus: [`${CREDENTIALS}credentialStatus`, { node: statusEntry }],
  },
}

const statusList: Shape = {
  types: { BitstringStatusList: `${STATUS}BitstringStatusList` },
  terms: {
    statusPurpose: [`${STATUS}statusPurpose`, 'text'],
    encodedList: [`${STATUS}encodedList`, { datatype: `${SECURITY}multibase` }],
    ttl: [`${STATUS}ttl`, 'integer'],
  },
}

/** A status list as a credential (Bitstring Status List 1.0), without its proof. */
export const STATUS_LIST: Shape = {
  contexts: [VC_CONTEXT],
  types: {
    VerifiableCredential: `${CREDENTIALS}VerifiableCredential`,
    BitstringStatusListCredential: `${STATUS}BitstringStatusListCredential`,
  },
  terms: {
    issuer: [`${CREDENTIALS}issuer`, 'iri'],
    validFrom: [`${CREDENTIALS}validFrom`, dateTime],
    validUntil: [`${CREDENTIALS}validUntil`, dateTime],
    credentialSubject: [`${CREDENTIALS}credentialSubject`, { node: statusList }],
  },
}

/** A proof without its value. It is read in the context of the document that it secures. */
export const PROOF: Shape = {
  types: { DataIntegrityProof: `${SECURITY}DataIntegrityProof` },
  terms: {
    created: ['http://purl.org/dc/terms/created', dateTime],
    cryptosuite: [`${SECURITY}cryptosuite`, { datatype: `${SECURITY}cryptosuiteString` }],
    proofPurpose: [`${SECURITY}proofPurpose`, { values: { assertionMethod: `${SECURITY}assertionMethod` } }],
    verificationMethod: [`${SECURITY}verificationMethod`, 'iri'],
  },
}
