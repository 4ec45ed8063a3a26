import { counted } from '../../messages/formats.ts'
import { messages } from '../../messages/use-messages.tsx'

type ByType = Record<string, (label: string, limit: string) => string>

export type ProblemTexts = {
  value: string
  byType: ByType
  /** Problems in a line of a template. */
  atLine: (label: string, line: string, said: string) => string
  /** Says such a problem in the language of the panel, by its type. */
  inLine: Record<string, (said: string) => string>
}

/** Field errors by the `type` of a problem. */
export const problemMessages = messages<ProblemTexts>({
  value: 'A value',
  atLine: (label, line, said) => `${label}, line ${line}: ${said}`,
  inLine: {},
  byType: {
    missing: (label) => `${label} is required.`,
    blank: (label) => `${label} is required.`,
    too_short: (label, limit) => `${label} must have at least ${counted(limit, 'character', 'characters')}.`,
    too_long: (label, limit) => `${label} must have at most ${counted(limit, 'character', 'characters')}.`,
    too_small: (label, limit) => `${label} must be ${limit} or more.`,
    too_large: (label, limit) => `${label} must be ${limit} or less.`,
    too_many: (label, limit) => `${label} can have at most ${counted(limit, 'entry', 'entries')}.`,
    too_few: (label, limit) =>
      `Select at least ${limit === '' ? 'one value' : counted(limit, 'value', 'values')} for ${label}.`,
    not_an_email: (label) => `${label} must be an email address, such as ayse@example.org.`,
    not_a_phone: (label) => `${label} must be a phone number with 4 to 20 digits.`,
    not_a_link: (label) => `${label} must begin with http:// or https://.`,
    not_a_date: (label) => `${label} must be a valid date.`,
    not_a_number: (label) => `${label} must be a number.`,
    not_a_whole_number: (label) => `${label} must be a whole number.`,
    many_lines: (label) => `${label} must be a single line.`,
    no_option: (label) => `Select a valid value for ${label}.`,
    enum: (label) => `Select a valid value for ${label}.`,
    email: (label) => `${label} must be an email address, such as ayse@example.org.`,
    timestamp: (label) => `${label} must be a valid date and time.`,
    day: (label) => `${label} must be a valid date.`,
    time_zone: (label) => `${label} must be a time zone such as Europe/Istanbul.`,
    language: (label) => `${label} must be one of the languages in the list.`,
    integer_type: (label) => `${label} must be a whole number.`,
    number_type: (label) => `${label} must be a number.`,
    property_key: (label) => `${label} must be 1 to 63 of a–z, 0–9 and _, and begin with a letter.`,
    duplicate: (label) => `${label} occurs more than once.`,
    options: (label) => `${label} needs at least one entry.`,
    string_type: (label) => `${label} is required.`,
    value_key: (label) => `${label} must be 1 to 40 of a–z, 0–9 and _, and begin with a letter.`,
    repeated: (label) => `${label} must be different from the others.`,
    header_name: () => 'A header name has 1 to 100 letters, digits or hyphens, such as X-Api-Key.',
    header_value: (label) => `${label} may only have visible ASCII characters, and no space at its start or end.`,
    reserved_header: () => 'This header is set by Laurel or by the connection. Use another name.',
  } as ByType,
})
