import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { createDoorDevice } from './create-door-device.ts'
import { listDoorDevices } from './door-device-queries.ts'
import { CreateDoorDeviceBody, DoorDevice, NewDoorDevice } from './door-device-schema.ts'
import { endDoorDevice } from './end-door-device.ts'

const tag = 'Check-in'

/** Links by which phones and tablets of helpers become devices at the doors of an event. */
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
      'Makes a link that turns a phone into a device at the doors of this event; it is shown this once. Its token goes as `Authorization: Bearer`. It may use "Read the door list" and "Send scans" alone, 600 requests a minute.',
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
      'Pages of the devices at the doors of an event, newest first, with when each was last seen and how many scans it has sent and has still to send. Their links are not shown.',
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
    summary: 'End a door link',
    description:
      'Ends the link of a device for ever, from its next request on; this cannot be undone, but another can be made. What it has sent stays in the log; scans that it has still to send are refused.',
    params: Type.Object({ id: IdOf('event'), device_id: IdOf('device') }),
    run: (ctx, { params }) => endDoorDevice(ctx, params.id, params.device_id),
  }),
]
