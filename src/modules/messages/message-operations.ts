import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { cancelMessage } from './cancel-message.ts'
import { createMessage, previewNewMessage } from './create-message.ts'
import { listRecipients } from './list-recipients.ts'
import { getMessage, listContactMessages, listEventMessages } from './message-queries.ts'
import {
  CreateContactMessageBody,
  CreateEventMessageBody,
  Message,
  MessagePreview,
  MessageRecipient,
  RecipientsQuery,
  ResendRecipientsBody,
  TestMessageBody,
  TestMessageResult,
  UpdateMessageBody,
} from './message-schema.ts'
import { resendToFailed } from './resend-to-failed.ts'
import { previewSendToNew, sendToNew } from './send-to-new.ts'
import { testMessage } from './test-message.ts'
import { updateMessage } from './update-message.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofMessage = Type.Object({ id: IdOf('message') })
const tag = 'Messages'
const [read, write] = ['emails:read', 'emails:write']
const irreversible = 'Emails that have left cannot be recalled.'

/** Messages to attendees and contacts. */
export const messageOperations: readonly Operation[] = [
  operation({
    id: 'listEventMessages',
    method: 'GET',
    path: '/admin/events/:id/messages',
    scope: read,
    tag,
    summary: 'List messages of an event',
    description: 'Lists the messages to attendees of an event, newest first, with their figures.',
    params: ofEvent,
    query: Type.Object(Page),
    list: Message,
    run: (ctx, { params, query }) => listEventMessages(ctx, params.id, query),
  }),

  operation({
    id: 'createEventMessage',
    method: 'POST',
    path: '/admin/events/:id/messages',
    scope: write,
    tag,
    summary: 'Create a message to attendees',
    description:
      'Sends a message to attendees of an event, now or at a time. Also needs attendees:read. `dry_run=true` returns who gets it and who does not, with an example. Nobody gets it twice; a filter applies when it is sent.',
    irreversible,
    params: ofEvent,
    body: CreateEventMessageBody,
    answer: Message,
    status: 201,
    preview: { answer: MessagePreview, run: (ctx, { params, body }) => previewNewMessage(ctx, params.id, body) },
    run: (ctx, { params, body }) => createMessage(ctx, params.id, body),
  }),

  operation({
    id: 'listContactMessages',
    method: 'GET',
    path: '/admin/crm/messages',
    scope: read,
    tag,
    summary: 'List messages to contacts',
    description: 'Lists the messages to contacts of the organisation, newest first, with their figures.',
    query: Type.Object(Page),
    list: Message,
    run: (ctx, { query }) => listContactMessages(ctx, query),
  }),

  operation({
    id: 'createContactMessage',
    method: 'POST',
    path: '/admin/crm/messages',
    scope: write,
    tag,
    summary: 'Create a message to contacts',
    description:
      'Sends a message to contacts who agreed to emails, now or at a time. Also needs crm:read. `dry_run=true` returns who gets it and who does not, with an example.',
    irreversible,
    body: CreateContactMessageBody,
    answer: Message,
    status: 201,
    preview: { answer: MessagePreview, run: (ctx, { body }) => previewNewMessage(ctx, null, body) },
    run: (ctx, { body }) => createMessage(ctx, null, body),
  }),

  operation({
    id: 'getMessage',
    method: 'GET',
    path: '/admin/messages/:id',
    scope: read,
    tag,
    summary: 'Get a message',
    description: 'Returns a message with its progress.',
    params: ofMessage,
    answer: Message,
    run: (ctx, { params }) => getMessage(ctx, params.id),
  }),

  operation({
    id: 'updateMessage',
    method: 'PATCH',
    path: '/admin/messages/:id',
    scope: write,
    tag,
    summary: 'Update a message',
    description: 'Updates the given fields of a message that has not started. Also needs attendees:read or crm:read.',
    params: ofMessage,
    body: UpdateMessageBody,
    answer: Message,
    refusals: { 409: 'It is no longer scheduled' },
    run: (ctx, { params, body }) => updateMessage(ctx, params.id, body),
  }),

  operation({
    id: 'cancelMessage',
    method: 'POST',
    path: '/admin/messages/:id/cancel',
    scope: write,
    tag,
    summary: 'Cancel a message',
    description: 'Cancels a message. If it is being sent, emails that have not left stay unsent.',
    params: ofMessage,
    answer: Message,
    refusals: { 409: 'It is sent or cancelled' },
    run: (ctx, { params }) => cancelMessage(ctx, params.id),
  }),

  operation({
    id: 'testMessage',
    method: 'POST',
    path: '/admin/messages/:id/test',
    scope: write,
    tag,
    summary: 'Send a test of a message',
    description: 'Sends the message with sample data of a person to an address. It has no effect on the message.',
    params: ofMessage,
    body: TestMessageBody,
    answer: TestMessageResult,
    status: 201,
    run: (ctx, { params, body }) => testMessage(ctx, params.id, body),
  }),

  operation({
    id: 'resendMessageToFailed',
    method: 'POST',
    path: '/admin/messages/:id/resend-failed',
    scope: write,
    tag,
    summary: 'Resend failed emails of a message',
    description:
      'Queues the failed emails of a sent message again, to the current addresses of their recipients; at most 10,000 at once. Emails without an answer of the mail server are left out unless you include them.',
    irreversible,
    params: ofMessage,
    body: ResendRecipientsBody,
    answer: Message,
    refusals: { 409: 'It is not sent yet, or its template was deleted' },
    run: (ctx, { params, body }) => resendToFailed(ctx, params.id, body),
  }),

  operation({
    id: 'sendMessageToNew',
    method: 'POST',
    path: '/admin/messages/:id/send-to-new',
    scope: write,
    tag,
    summary: 'Send a message to new people',
    description:
      'Sends a sent message to everybody who matches its filter now and has not got it, such as people who registered since. `dry_run=true` returns who that is.',
    irreversible,
    params: ofMessage,
    answer: Message,
    preview: { answer: MessagePreview, run: (ctx, { params }) => previewSendToNew(ctx, params.id) },
    refusals: { 409: 'It is not sent yet, was sent to chosen people, or its template was deleted' },
    run: (ctx, { params }) => sendToNew(ctx, params.id),
  }),

  operation({
    id: 'listMessageRecipients',
    method: 'GET',
    path: '/admin/messages/:id/recipients',
    scope: read,
    tag,
    summary: 'List recipients of a message',
    description:
      'Lists the recipients of a message, newest first, with the result and the reply of the mail server. Also needs attendees:read or crm:read.',
    params: ofMessage,
    query: RecipientsQuery,
    list: MessageRecipient,
    run: (ctx, { params, query }) => listRecipients(ctx, params.id, query),
  }),
]
