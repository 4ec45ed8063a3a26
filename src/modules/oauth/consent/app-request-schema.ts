import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, oneOf } from '../../../platform/http/validation/schema.ts'

export const AppRequest = Type.Object(
  {
    client: Type.Object(
      {
        name: Type.String({ description: 'The name that the app gives itself' }),
        kind: oneOf(['registered', 'document'], {
          description:
            'document: the app is described at the address `host`; registered: it described itself, unverified',
        }),
        host: Type.String({
          description: 'Host that publishes the description of the app, or where it receives answers',
        }),
        redirect_host: Type.String({ description: 'Host or scheme where the app receives the answer' }),
        is_this_machine: Type.Boolean({
          description: "Whether the answer goes to a program on the person's own computer",
        }),
      },
      { description: 'The app' },
    ),
    organisation: Type.Object(
      { id: Id, name: Type.String({ description: 'Its name' }) },
      { description: 'The organisation that the app would act in' },
    ),
    scopes: Type.Array(
      Type.Object({
        scope: Type.String({ description: 'A scope that your role allows' }),
        requested: Type.Boolean({ description: 'Whether the app asks for it' }),
      }),
      { description: 'Scopes that you can allow' },
    ),
  },
  { title: 'AppRequest', description: 'An app that waits for your consent' },
)
export type AppRequest = Static<typeof AppRequest>

export const ApproveAppBody = Type.Object(
  {
    scopes: Type.Array(Type.String({ maxLength: 60 }), {
      minItems: 1,
      maxItems: 60,
      description: 'Scopes to allow, of those that your role allows',
    }),
    expires_in_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 365,
        description: 'Days until the connection ends; none: when it is revoked',
      }),
    ),
  },
  { title: 'AppApproval' },
)
export type ApproveApp = Static<typeof ApproveAppBody>

export const AppAnswer = Type.Object(
  { redirect_to: Type.String({ description: 'Address to open in this browser: it takes the answer to the app' }) },
  { title: 'AppAnswer' },
)
export type AppAnswer = Static<typeof AppAnswer>
