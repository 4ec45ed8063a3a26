import { Type } from '../../src/lib/type.ts'
import { eventData } from '../../src/platform/context/event-type.ts'
import type { Module } from '../../src/platform/module.ts'

/** A module that no file of the program knows. It announces, to listeners alone, that a note was written. */
export const notes: Module = {
  name: 'notes',
  floor: 'domain',
  eventTypes: [
    {
      type: 'note.written',
      summary: 'Written',
      data: eventData('Written', { n: Type.Integer() }),
      audience: 'internal',
      subject: 'note',
      redact: (data) => data,
    },
  ],
}
