import type { Module } from '../../platform/module.ts'
import { formEventTypes } from './form-events.ts'
import { formInvariants } from './form-invariants.ts'
import { formOperations } from './form-operations.ts'
import { formTables } from './form-tables.ts'
import { searchedSubmissions } from './submission-queries.ts'

export { askedOfVisitors, CONSENT, formVersion } from './asked-of-visitors.ts'
export { type FoundForm, findForm, noFormThere } from './find-form.ts'
export { formUrl } from './form-queries.ts'
export { FormMeta, FormReceived, SubmitFormBody } from './submission-schema.ts'
export { submitForm } from './submit-form.ts'

/** Lead forms: what anybody can fill in, and whom that makes known. */
export const forms: Module = {
  name: 'forms',
  floor: 'domain',
  operations: formOperations,
  eventTypes: formEventTypes,
  invariants: formInvariants,
  personal: formTables,
  searched: [searchedSubmissions],
}
