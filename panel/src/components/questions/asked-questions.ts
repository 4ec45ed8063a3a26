import type { Event, RegistrationType } from '@laurel/client'

/** The questions of an event and of all its types, in order; none until they are loaded. */
export const askedQuestions = (event: Event | undefined, types: readonly RegistrationType[] = []) => [
  ...(event?.registration_questions ?? []),
  ...types.flatMap(({ questions }) => questions),
]
