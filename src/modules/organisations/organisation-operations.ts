import { type Operation, operation } from '../../platform/http/operations/operation.ts'
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
    description:
      'The organisation of your key: name, language, time zone, country, where answers to mails go, logo, colours of mails, and plan.',
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
    summary: 'Change the organisation',
    description:
      'Changes name, language, time zone, country, reply address or colours; only the sent fields change. Mails that are sent from then on look so. For the picture use "Upload the logo".',
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
    summary: 'Remove the logo',
    description:
      'Takes the logo away; mails show the name in its place. Where there is none, nothing changes. It can be given again with "Upload the logo".',
    answer: Organisation,
    run: (ctx) => setLogo(ctx, null),
  }),
]
