import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { checkSenderDns } from './own-sender/check-dns.ts'
import { deleteSender, saveSender } from './own-sender/save-sender.ts'
import { getSender } from './own-sender/sender-queries.ts'
import {
  OrganisationSender,
  SaveSenderBody,
  SenderDns,
  SenderTestBody,
  SenderTestResult,
} from './own-sender/sender-schema.ts'
import { testSender } from './test-sender.ts'

const tag = 'Organisation'
const path = '/admin/organisation/sender'

/** The sender of the organisation's emails. */
export const senderOperations: readonly Operation[] = [
  operation({
    id: 'getSender',
    method: 'GET',
    path,
    scope: 'organisation:read',
    tag,
    summary: 'Get the email sender',
    description:
      "Returns the sender of the organisation's emails: its own mail server and address, or the installation's. Emails about sign-in and invitations always use the installation's.",
    answer: OrganisationSender,
    run: (ctx) => getSender(ctx),
  }),

  operation({
    id: 'updateSender',
    sensitive: true,
    method: 'PUT',
    path,
    scope: 'organisation:write',
    tag,
    summary: 'Update the email sender',
    description:
      'Sends the organisation\'s emails through its own mail server, from its own address, signed with a DKIM key that is created for it. The host must be public. Then publish the records of "Get the sender\'s DNS records". Repeating the request changes nothing.',
    body: SaveSenderBody,
    answer: OrganisationSender,
    run: (ctx, { body }) => saveSender(ctx, body),
  }),

  operation({
    id: 'deleteSender',
    sensitive: true,
    method: 'DELETE',
    path,
    scope: 'organisation:write',
    tag,
    summary: 'Delete the email sender',
    description: "Waiting and future emails use the installation's sender. Without an own sender nothing changes.",
    irreversible: 'The mail server with its password and the DKIM key are deleted. This cannot be undone.',
    run: (ctx) => deleteSender(ctx),
  }),

  operation({
    id: 'getSenderDns',
    method: 'GET',
    path: `${path}/dns`,
    scope: 'organisation:read',
    tag,
    summary: "Get the sender's DNS records",
    description:
      'Looks up the SPF, DKIM and DMARC records of the sender address in DNS, and says for each what to publish or change.',
    reachesOut: true,
    answer: SenderDns,
    run: (ctx) => checkSenderDns(ctx),
  }),

  operation({
    id: 'testSender',
    method: 'POST',
    path: `${path}/test`,
    scope: 'organisation:write',
    tag,
    summary: 'Send a test email through the sender',
    description:
      "Sends one email now through the organisation's mail server, and returns the server's answer. At most 5 a minute and 30 an hour.",
    reachesOut: true,
    body: SenderTestBody,
    answer: SenderTestResult,
    refusals: { 409: 'The organisation has no sender of its own' },
    run: (ctx, { body }) => testSender(ctx, body.to),
  }),
]
