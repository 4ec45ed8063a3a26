import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { setLogo } from './organisation-logo.ts'
import { Organisation, UpdateOrganisationBody } from './organisation-schema.ts'
import { changeOrganisation, getOrganisation } from './organisation-settings.ts'

const tag = 'Organisation'

/** Settings of the organisation. */
export const organisationOperations: readonly Operation[] = [
  operation({
    id: 'getOrganisation',
    method: 'GET',
    path: '/admin/organisation',
    scope: 'organisation:read',
    tag,
    summary: 'Get the organisation',
    description:
      'Returns the organisation of your key: name, language, time zone, country, reply address, logo, email colours and plan.',
    answer: Organisation,
    run: getOrganisation,
  }),

  operation({
    id: 'updateOrganisation',
    sensitive: ({ body }) => body.reply_to !== undefined,
    method: 'PATCH',
    path: '/admin/organisation',
    scope: 'organisation:write',
    tag,
    summary: 'Update the organisation',
    description:
      'Changes the name, language, time zone, country, reply address or colours; only the fields you send change. Emails sent from now on use the new values. To change the logo, use "Upload the logo".',
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
    summary: 'Delete the logo',
    description:
      'Deletes the logo; emails show the organisation\'s name instead. Without a logo nothing changes. To set a new one, use "Upload the logo".',
    answer: Organisation,
    run: (ctx) => setLogo(ctx, null),
  }),
]
