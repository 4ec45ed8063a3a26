import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { createDoorDevice } from './create-door-device.ts'
import { listDoorDevices } from './door-device-queries.ts'
import { CreateDoorDeviceBody, DoorDevice, NewDoorDevice } from './door-device-schema.ts'
import { endDoorDevice } from './end-door-device.ts'

const tag = 'Check-in'

/** Door links, which turn phones and tablets of helpers into check-in devices of an event. */
export const doorDeviceOperations: readonly Operation[] = [
  operation({
    id: 'createDoorDevice',
    sensitive: true,
    method: 'POST',
    path: '/admin/events/:id/door-devices',
    scope: 'checkin:write',
    tag,
    summary: 'Create a door link',
    description:
      'Creates a link that turns a phone into a check-in device for this event; it is shown only once. Send its token as `Authorization: Bearer`. It may only use "Get the door list" and "Send scans", up to 600 requests a minute.',
    params: Type.Object({ id: IdOf('event') }),
    body: CreateDoorDeviceBody,
    answer: NewDoorDevice,
    status: 201,
    run: (ctx, { params, body }) => createDoorDevice(ctx, params.id, body),
  }),

  operation({
    id: 'listDoorDevices',
    method: 'GET',
    path: '/admin/events/:id/door-devices',
    scope: 'attendees:read',
    tag,
    summary: 'List door devices',
    description:
      'Lists the check-in devices of an event, newest first, with when each was last seen and how many scans it has sent and still has to send. Their links are not shown.',
    params: Type.Object({ id: IdOf('event') }),
    query: Type.Object(Page),
    list: DoorDevice,
    run: (ctx, { params, query }) => listDoorDevices(ctx, params.id, query),
  }),

  operation({
    id: 'endDoorDevice',
    method: 'DELETE',
    path: '/admin/events/:id/door-devices/:device_id',
    scope: 'checkin:write',
    tag,
    summary: 'Delete a door link',
    description:
      'Permanently ends the link of a device, from its next request on. Scans it has sent stay in the log; scans it still has to send are refused. You can create another link.',
    params: Type.Object({ id: IdOf('event'), device_id: IdOf('device') }),
    run: (ctx, { params }) => endDoorDevice(ctx, params.id, params.device_id),
  }),
]
