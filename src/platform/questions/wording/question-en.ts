import { counted } from '../../../lib/text/counted.ts'
import type { QuestionWords } from '../question-words.ts'

const characters = (count: number) => counted(count, 'character')
const options = (count: number) => counted(count, 'option')

export const questionEn: QuestionWords = {
  required: 'required',
  optional: 'optional',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose one',
  noAnswer: 'No answer',
  limits: {
    characters: (min, max) =>
      min === null
        ? `At most ${characters(max!)}`
        : max === null
          ? `At least ${characters(min)}`
          : `${min} to ${characters(max)}`,
    number: (min, max) => (min === null ? `${max} or less` : max === null ? `${min} or more` : `From ${min} to ${max}`),
    choices: (min, max) =>
      min === null
        ? `Choose at most ${max}`
        : max === null
          ? `Choose at least ${min}`
          : min === max
            ? `Choose ${min}`
            : `Choose ${min} to ${max}`,
  },
  problems: {
    missing: () => 'Please answer this question.',
    not_consented: () => 'Please tick this box to go on.',
    unknown_question: () => 'This question is not asked any more.',
    not_a_text: () => 'Please answer with a text.',
    unreadable_text: () => 'This text has characters that cannot be read. Please type it again.',
    many_lines: () => 'Please answer in one line.',
    too_short: (limit) => `Please write at least ${characters(limit)}.`,
    too_long: (limit) => `Please write at most ${characters(limit)}.`,
    not_a_number: () => 'Please write a number, such as 12 or 12.5.',
    not_a_whole_number: () => 'Please choose one of the numbers.',
    too_small: (limit) => `Please write ${limit} or more.`,
    too_large: (limit) => `Please write ${limit} or less.`,
    not_an_email: () => 'Please write an e-mail address, such as ayse@example.org.',
    not_a_phone: () => 'Please write a phone number, such as +90 212 555 00 00.',
    not_a_link: () => 'Please write an address that begins with https:// or http://.',
    not_a_date: () => 'Please write a day of the calendar as year, month and day, such as 2026-11-20.',
    not_yes_or_no: () => 'Please answer with yes or no.',
    no_option: () => 'Please choose from the options: they may have changed.',
    not_a_list: () => 'Please choose from the options.',
    repeated_option: () => 'Please choose each option once.',
    too_few: (limit) => `Please choose at least ${options(limit)}.`,
    too_many: (limit) => `Please choose at most ${options(limit)}.`,
  },
}
