import { type Operation, operation } from '../../platform/http/operation.ts'
import { setLogo } from './organisation-logo.ts'
import { Organisation, UpdateOrganisationBody } from './organisation-schema.ts'
import { changeOrganisation, getOrganisation } from './organisation-settings.ts'

const tag = 'Organisation'

/** Who an organisation is, and how its mails look. */
export const organisationOperations: readonly Operation[] = [
  operation({
    id: 'getOrganisation',
    method: 'GET',
    path: '/admin/organisation',
    scope: 'organisation:read',
    tag,
    summary: 'Read the organisation',
    answer: Organisation,
    run: getOrganisation,
  }),

  operation({
    id: 'updateOrganisation',
    method: 'PATCH',
    path: '/admin/organisation',
    scope: 'organisation:write',
    tag,
    summary: 'Change the organisation: only the sent fields change',
    body: UpdateOrganisationBody,
    answer: Organisation,
    run: (ctx, { body }) => changeOrganisation(ctx, body),
  }),

  operation({
    id: 'deleteOrganisationLogo',
    method: 'DELETE',
    path: '/admin/organisation/logo',
    scope: 'organisation:write',
    tag,
    summary: 'Take the logo away; the name stands in its place',
    answer: Organisation,
    run: (ctx) => setLogo(ctx, null),
  }),
]
