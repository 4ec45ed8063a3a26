import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { endEditing, reportEditing } from './editing.ts'
import { Editing, OtherEditors } from './editing-schema.ts'

const own = { tag: 'Sign-in', scope: SIGNED_IN } as const

/** Presence of people who edit the same record. */
export const editingOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'sayEditing',
    method: 'PUT',
    path: '/me/editing/:kind/:id',
    summary: 'Report editing presence',
    description:
      'Shows others who open the same design or event that you are there, by name, for 30 seconds; repeat the call to stay visible. Returns the other editors.',
    params: Editing,
    answer: OtherEditors,
    run: (ctx, { params }) => reportEditing(ctx, params),
  }),
  operation({
    ...own,
    id: 'endEditing',
    method: 'DELETE',
    path: '/me/editing/:kind/:id',
    summary: 'End editing presence',
    description: 'Your name is no longer shown to others there.',
    params: Editing,
    run: (ctx, { params }) => endEditing(ctx, params),
  }),
]
