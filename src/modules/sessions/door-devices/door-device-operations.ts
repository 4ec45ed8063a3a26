import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { createDoorDevice } from './create-door-device.ts'
import { listDoorDevices } from './door-device-queries.ts'
import { CreateDoorDeviceBody, DoorDevice, NewDoorDevice } from './door-device-schema.ts'
import { endDoorDevice } from './end-door-device.ts'

const tag = 'Check-in'

/** Links by which phones and tablets of helpers become devices at the doors of an event. */
export const doorDeviceOperations: readonly Operation[] = [
  operation({
    id: 'createDoorDevice',
    method: 'POST',
    path: '/admin/events/:id/door-devices',
    scope: 'checkin:write',
    tag,
    summary: 'Make a door link for a device; it is shown this once',
    description:
      'The device sends the token of its link as `Authorization: Bearer`. It may read the guests (`GET …/door`) and send scans (`POST …/scans`) of this event, 600 requests a minute, and do nothing else.',
    params: Type.Object({ id: Id }),
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
    summary: 'List the devices at the doors of an event, without their links',
    params: Type.Object({ id: Id }),
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
    summary: 'End a door link from the next request on; its scans stay on record',
    params: Type.Object({ id: Id, device_id: Id }),
    run: (ctx, { params }) => endDoorDevice(ctx, params.id, params.device_id),
  }),
]
