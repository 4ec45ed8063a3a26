import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { beginCodeApp } from '../factors/begin-code-app.ts'
import { confirmCodeApp } from '../factors/confirm-code-app.ts'
import * as schema from '../factors/factor-schema.ts'
import { ownFactors, renewRecoveryCodes } from '../factors/own-factors.ts'
import { ownPerson } from '../factors/own-person.ts'
import { NewPasskeyBody, Passkey, PasskeyOptions } from '../factors/passkey-schema.ts'
import { removeCodeApp } from '../factors/remove-code-app.ts'
import { getSignInPolicy, updateSignInPolicy } from '../factors/sign-in-policy.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { beginPasskey } from '../passkeys/begin-passkey.ts'
import { listPasskeys } from '../passkeys/passkey-queries.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'

const tag = 'Sign-in'
const scope = SIGNED_IN
const own = { tag, scope }

const AddedPasskey = Type.Object(
  { ...Passkey.properties, recovery_codes: schema.FirstRecoveryCodes },
  { title: 'AddedPasskey' },
)

/** A person's sign-in methods, and the sign-in policy of their organisation. */
export const factorOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'getOwnFactors',
    method: 'GET',
    path: '/me/factors',
    summary: 'Get your sign-in methods',
    description:
      'Returns whether you have a password and an authenticator app, and the number of your passkeys and unused recovery codes.',
    answer: schema.OwnFactors,
    run: (ctx) => ownFactors(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'beginTotp',
    method: 'POST',
    path: '/me/totp',
    sensitive: true,
    summary: 'Start authenticator app set-up',
    description:
      'Returns a new secret for an app that shows a six-digit code every 30 seconds (RFC 6238). It takes effect after "Confirm an authenticator app". If you already have an app, delete it first, otherwise the response is 409.',
    answer: schema.CodeApp,
    status: 201,
    run: (ctx) => beginCodeApp(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'confirmTotp',
    method: 'PUT',
    path: '/me/totp',
    sensitive: true,
    summary: 'Confirm an authenticator app',
    description:
      'Takes the code that the app shows now. From then on you are asked for a code when you sign in with a password, a link or a provider. Your first second factor comes with ten recovery codes, which are shown only once.',
    body: schema.ConfirmCodeAppBody,
    answer: schema.ConfirmedCodeApp,
    run: (ctx, { body }) => confirmCodeApp(ctx, ownPerson(ctx), body.code),
  }),

  operation({
    ...own,
    id: 'removeTotp',
    method: 'DELETE',
    path: '/me/totp',
    sensitive: true,
    summary: 'Delete your authenticator app',
    description:
      'You are no longer asked for its codes. If it was your last second factor, your recovery codes are deleted too.',
    run: (ctx) => removeCodeApp(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/me/recovery-codes',
    sensitive: true,
    summary: 'Create new recovery codes',
    description: 'Returns ten new codes, which are shown only once. The previous codes no longer work.',
    answer: schema.NewRecoveryCodes,
    status: 201,
    run: (ctx) => renewRecoveryCodes(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'listPasskeys',
    method: 'GET',
    path: '/me/passkeys',
    summary: 'List your passkeys',
    description: 'Lists your passkeys, oldest first, with the time of their last use.',
    answer: Type.Array(Passkey),
    run: (ctx) => listPasskeys(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'beginPasskey',
    method: 'POST',
    path: '/me/passkeys/options',
    sensitive: true,
    summary: 'Start passkey creation',
    description:
      'Returns the options for `navigator.credentials.create`. Send its result to "Add a passkey" within five minutes.',
    answer: PasskeyOptions,
    run: (ctx) => beginPasskey(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'addPasskey',
    method: 'POST',
    path: '/me/passkeys',
    sensitive: true,
    summary: 'Add a passkey',
    description:
      'Stores the passkey that the browser created. It signs you in on its own and counts as both factors. Your first second factor comes with ten recovery codes, which are shown only once.',
    body: NewPasskeyBody,
    answer: AddedPasskey,
    status: 201,
    run: (ctx, { body }) => addPasskey(ctx, ownPerson(ctx), body),
  }),

  operation({
    ...own,
    id: 'removePasskey',
    method: 'DELETE',
    path: '/me/passkeys/:id',
    sensitive: true,
    summary: 'Delete a passkey',
    description:
      'The passkey no longer signs you in, even if a device still has it. If it was your last second factor, your recovery codes are deleted too.',
    params: Type.Object({ id: IdOf('passkey') }),
    run: (ctx, { params }) => removePasskey(ctx, ownPerson(ctx), params.id),
  }),

  operation({
    id: 'getSignInPolicy',
    method: 'GET',
    path: '/admin/sign-in-policy',
    scope: 'organisation:read',
    tag,
    summary: 'Get the sign-in policy',
    description: 'Returns what the organisation requires of its members when they sign in.',
    answer: schema.SignInPolicy,
    run: (ctx) => getSignInPolicy(ctx),
  }),

  operation({
    id: 'updateSignInPolicy',
    method: 'PATCH',
    path: '/admin/sign-in-policy',
    scope: 'sign_in:write',
    sensitive: true,
    tag,
    summary: 'Update the sign-in policy',
    description:
      'With `owners_and_admins`, owners and admins without a second factor in their sign-in session can only set one up, from their next request on. API keys are not affected.',
    body: Type.Partial(schema.SignInPolicy, { title: 'SignInPolicyChange' }),
    answer: schema.SignInPolicy,
    run: (ctx, { body }) => updateSignInPolicy(ctx, body),
  }),
]
