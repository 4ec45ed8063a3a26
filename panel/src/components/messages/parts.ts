import { messages } from '../../messages/use-messages.tsx'

export const partMessages = messages({
  unreachable: 'Could not connect to the server.',
  wrong: 'Something went wrong.',
  /** Errors by their code, where the panel says more than the service. */
  byCode: {} as Record<string, string>,
  request: 'Request ID:',
  again: 'Try again',
  noScope: 'You do not have access to this page',
  lacks: (role: string, scope: string) =>
    `The ${role} role does not include ${scope}. Ask an owner of the organisation to change your role.`,
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved.',
  leave: 'Leave without saving? Your changes will be lost.',
  checkFields: 'Check the highlighted fields.',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading',
  othersHere: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} also viewing this page.`,
  typeToConfirm: (word: string) => `Type “${word}” to confirm`,
  waitFor: (seconds: number) => `Try again in ${seconds} s`,
  waited: 'You can try again now.',
  undo: 'Undo',
})

export const passwordMessages = messages({ show: (label: string) => `Show ${label.toLowerCase()}` })
