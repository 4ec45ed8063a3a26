import type { FieldProblem } from '../../../lib/errors.ts'
import { cellProblem, fieldProblem } from '../../../lib/spreadsheet/cell-problem.ts'
import { isPlainCell, MAX_TEXT_LENGTH, tidyCell } from '../../../lib/spreadsheet/tidy-cell.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { splitName } from '../../../lib/text/full-name.ts'
import { trimmedTags } from '../../../lib/text/trimmed-tags.ts'
import { withoutGuard } from '../../../lib/zip/csv-cell.ts'
import { compileProblems } from '../../../platform/http/validation/validation.ts'
import { accountDomain } from '../accounts/account-domain.ts'
import { CreateContactBody } from '../contacts/contact-schema.ts'
import type { ContactProperty } from '../properties/property-schema.ts'
import { isCompanyEmail } from '../records/is-company-email.ts'
import { consentOf } from './consent-names.ts'
import type { ContactField } from './contact-fields.ts'
import { customValue, customValueProblems } from './custom-values.ts'
import { stageOf } from './stage-names.ts'

/** Values of one row; blank cells are left out. */
export type ImportedContact = {
  row: number
  email: string
  email_key: string
  first_name?: string
  last_name?: string
  phone?: string
  title?: string
  owner?: string
  tags?: string[]
  lifecycle_stage?: 'lead' | 'qualified' | 'customer' | 'evangelist'
  email_consent?: 'unknown' | 'granted' | 'denied'
  properties?: Record<string, string | number>
  /** Account, by its domain or name, or derived from the address of the contact. */
  company?: string
  domain?: string
  mail_domain?: string
  notes?: string
}

const MAX_NAME_LENGTH = 200
const MAX_NOTE_LENGTH = 10_000
const problemsOf = compileProblems(CreateContactBody)
/** A long number as shortened by a spreadsheet program. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i

/** Validates a row by the rules for a contact. */
export function validateContact(
  row: number,
  cells: string[],
  fields: (ContactField | null)[],
  own: readonly ContactProperty[],
): { person: ImportedContact; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const values = new Map<ContactField, string>()
  for (const [at, field] of fields.entries()) {
    const cell = cells[at] ?? ''
    if (field === null || cell === '') continue
    if (cell.length <= MAX_TEXT_LENGTH && isPlainCell(cell) && !cell.startsWith("'")) {
      values.set(field, cell)
      continue
    }
    const isNote = field === 'notes'
    const value = withoutGuard(isNote ? cell.trim() : tidyCell(cell))
    const wrong = cellProblem(field, value, isNote ? MAX_NOTE_LENGTH : MAX_TEXT_LENGTH)
    if (wrong) problems.push(wrong)
    else if (value !== '') values.set(field, value)
  }
  const person = { row, ...personOf(values, own, problems) }
  // An unreadable text is reported alone, without further problems of the row.
  if (problems.length === 0) problems.push(...profileProblems(person, own))
  return { person, problems }
}

function personOf(
  values: Map<ContactField, string>,
  own: readonly ContactProperty[],
  problems: FieldProblem[],
): Omit<ImportedContact, 'row'> {
  const email = values.get('email')?.replace(/^mailto:/i, '') ?? ''
  const person: Omit<ImportedContact, 'row'> = { email, email_key: emailKey(email), ...nameParts(values) }
  for (const field of ['phone', 'title', 'owner'] as const) if (values.has(field)) person[field] = values.get(field)!
  const tags = values.get('tags') ?? ''
  const named = tags === '' ? [] : trimmedTags(tags.split(/[,;|]/).filter((tag) => tag.trim() !== ''))
  if (named.length > 0) person.tags = named
  const stage = values.get('lifecycle_stage')
  if (stage !== undefined) person.lifecycle_stage = stageOf(stage) ?? (stage as 'lead')
  const consent = values.get('email_consent')
  if (consent !== undefined) person.email_consent = consentOf(consent) ?? (consent as 'unknown')
  const properties = own.flatMap((field): [string, string | number][] => {
    const value = values.get(`properties.${field.key}`)
    return value === undefined ? [] : [[field.key, customValue(value, field)]]
  })
  if (properties.length > 0) person.properties = Object.fromEntries(properties)
  if (values.has('notes')) person.notes = values.get('notes')!
  addAccount(person, values, problems)
  return person
}

/** The parts of the name, or those of the full name. */
function nameParts(values: Map<ContactField, string>): Pick<ImportedContact, 'first_name' | 'last_name'> {
  const [first, last] = [values.get('first_name'), values.get('last_name')]
  const name = values.get('name') ?? ''
  if (first !== undefined || last !== undefined || name === '')
    return { ...(first && { first_name: first }), ...(last && { last_name: last }) }
  const { last_name, ...parts } = splitName(name)
  return last_name === '' ? parts : { ...parts, last_name }
}

function addAccount(
  person: Omit<ImportedContact, 'row'>,
  values: Map<ContactField, string>,
  problems: FieldProblem[],
): void {
  const [company, website] = [values.get('company'), values.get('website')]
  if (company !== undefined && company.length > MAX_NAME_LENGTH && [...company].length > MAX_NAME_LENGTH)
    problems.push(fieldProblem('company', `must have at most ${MAX_NAME_LENGTH} characters`, 'too_long'))
  const domain = website === undefined ? null : accountDomain(website)
  if (website !== undefined && domain === null)
    problems.push(fieldProblem('website', 'must be an address such as https://example.org', 'website'))
  if (company !== undefined) person.company = company
  if (domain !== null) person.domain = domain
  const mailDomain = mailDomainOf(person.email)
  if (mailDomain !== null) person.mail_domain = mailDomain
}

/** Many people of a file belong to the same company. */
const MAX_KNOWN = 10_000
const mailDomains = new Map<string, string | null>()

/** Returns the domain of a company address; null for an address of a public mail service. */
function mailDomainOf(email: string): string | null {
  const written = email.slice(email.lastIndexOf('@') + 1)
  const known = mailDomains.get(written)
  if (known !== undefined) return known
  const domain = email !== '' && isCompanyEmail(email) ? accountDomain(written) : null
  if (mailDomains.size === MAX_KNOWN) mailDomains.clear()
  mailDomains.set(written, domain)
  return domain
}

function profileProblems(person: ImportedContact, own: readonly ContactProperty[]): FieldProblem[] {
  const {
    row: _,
    email_key: __,
    email,
    company: ___,
    domain: ____,
    mail_domain: _____,
    notes: ______,
    ...rest
  } = person
  const problems = problemsOf(email === '' ? rest : { ...rest, email }).map(ofTag)
  if (email === '') problems.push(fieldProblem('email', 'is required', 'missing'))
  if (person.phone && SHORTENED.test(person.phone))
    problems.push(
      fieldProblem(
        'phone',
        'was shortened by a spreadsheet program: format the column as text and export the file again',
        'shortened',
      ),
    )
  return [...problems, ...customValueProblems(person.properties ?? {}, own)]
}

/** Names a tag without its position in the list, which a cell does not show. */
function ofTag(problem: FieldProblem): FieldProblem {
  return problem.loc[1] === 'tags' ? { ...problem, msg: problem.msg.replace(/^tags\.\d+/, 'a tag') } : problem
}
