import { Type } from '../../lib/type.ts'

/** Schema of answers in a domain event; `key` names the field that identifies a question. */
export function announcedAnswers(key: string, description: string) {
  return Type.Array(
    Type.Object(
      {
        [key]: Type.String({ description: 'Identifies the question' }),
        label: Type.String({ description: 'The question in words' }),
        answer: Type.Unsafe<string | number | boolean | string[]>({
          type: ['string', 'number', 'boolean', 'array'],
          items: { type: 'string' },
          description: 'A text, a number, a boolean or a list of options',
        }),
      },
      { additionalProperties: false },
    ),
    { description },
  )
}
