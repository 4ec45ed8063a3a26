import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { endEditing, sayEditing } from './editing.ts'
import { Editing, OtherEditors } from './editing-schema.ts'

const own = { tag: 'Sign-in', scope: SIGNED_IN } as const

/** Who has the same thing open to change it. */
export const editingOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'sayEditing',
    method: 'PUT',
    path: '/me/editing/:kind/:id',
    summary: 'Say what you have open',
    description:
      'Tells others who open the same design or event that you are there, by name, for 30 seconds: say it again meanwhile. The answer is who else is.',
    params: Editing,
    answer: OtherEditors,
    run: (ctx, { params }) => sayEditing(ctx, params),
  }),
  operation({
    ...own,
    id: 'endEditing',
    method: 'DELETE',
    path: '/me/editing/:kind/:id',
    summary: 'Say that you closed it',
    description: 'Others do not see your name there any more.',
    params: Editing,
    run: (ctx, { params }) => endEditing(ctx, params),
  }),
]
