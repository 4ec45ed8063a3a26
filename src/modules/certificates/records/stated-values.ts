import { Type } from '../../../lib/type.ts'

/** Values of a certificate in a domain event. */
export const StatedValues = Type.Array(
  Type.Object(
    {
      key: Type.String({ description: 'Key of the value' }),
      label: Type.String({ description: 'Label, as people read it' }),
      value: Type.String({ description: 'The value' }),
    },
    { additionalProperties: false },
  ),
  { description: 'Values stated besides name and date' },
)
