import { html } from 'ghtml'
import { optionKey } from './option-key.ts'
import { chosenKeys } from './question-condition.ts'
import { limitsOf, MAX_CHARACTERS } from './question-limits.ts'
import type { Question, QuestionType } from './question-schema.ts'
import type { QuestionWords } from './question-words.ts'

/** HTML text, already escaped. */
export type Html = string

/** A choice with more options is shown as a dropdown. */
const MAX_RADIOS = 7

type Drawn = { question: Question; name: string; value: unknown; words: QuestionWords } & {
  invalid: boolean
  describedBy: string | null
  /** Classes of options that show other questions, by option. */
  opening: Map<string, string> | null
}

/**
 * How a control is labelled: by a label before it, as a checkbox with its label after it, or as a group with a legend.
 */
type Control = { kind: 'field' | 'box'; html: Html } | { kind: 'group'; html: Html; attributes: Html }

const controls: Record<QuestionType, (drawn: Drawn) => Control> = {
  short_text: (drawn) => input(drawn, { type: 'text', dir: 'auto', autocomplete: OWN[drawn.question.id] ?? null }),
  long_text: textArea,
  number: (drawn) => input(drawn, numberAttributes(drawn)),
  // With `type="email"` browsers would reject addresses with letters beyond ASCII.
  email: (drawn) => input(drawn, { type: 'text', inputmode: 'email', autocomplete: 'email', ...asIs }),
  phone: (drawn) => input(drawn, { type: 'tel', autocomplete: 'tel' }),
  url: (drawn) => input(drawn, { type: 'url', inputmode: 'url', autocomplete: 'url', ...asIs }),
  date: (drawn) => input(drawn, dateAttributes(drawn)),
  yes_no: (drawn) => radios(drawn, yesOrNo(drawn.words)),
  choice: (drawn) =>
    (drawn.question.options ?? []).length > MAX_RADIOS ? select(drawn) : radios(drawn, drawn.question.options ?? []),
  choices: boxes,
  rating: (drawn) =>
    radios(
      drawn,
      Array.from({ length: limitsOf(drawn.question).max }, (_, at) => String(at + 1)),
    ),
  consent: consentBox,
}

/** Autofill tokens by the usual ids of questions about the respondent (HTML, autofill detail tokens). */
const OWN: Record<string, string> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  title: 'organization-title',
}

const asIs = { autocapitalize: 'none', spellcheck: 'false' }

export function drawControl(drawn: Drawn): Control {
  return controls[drawn.question.type](drawn)
}

type Attributes = Record<string, string | number | boolean | null>

function attributesOf(all: Attributes): Html {
  return Object.entries(all)
    .map(([name, value]) =>
      value === null || value === false ? '' : value === true ? ` ${name}` : html` ${name}="${String(value)}"`,
    )
    .join('')
}

function common({ question, name, invalid, describedBy }: Drawn): Attributes {
  return {
    id: name,
    name,
    required: question.required === true,
    'aria-invalid': invalid && 'true',
    'aria-describedby': describedBy,
  }
}

/** Returns the typed text; empty if a field cannot show the value. */
function typed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function input(drawn: Drawn, attributes: Attributes): Control {
  const all = { ...common(drawn), value: typed(drawn.value), ...lengths(drawn), ...attributes }
  return { kind: 'field', html: `<input${attributesOf(all)}>` }
}

function textArea(drawn: Drawn): Control {
  const attributes = attributesOf({ ...common(drawn), ...lengths(drawn), rows: 5, dir: 'auto' })
  // The parser drops a line break at the start of a textarea.
  return {
    kind: 'field',
    html: html`<textarea!${attributes}>
${typed(drawn.value)}</textarea>`,
  }
}

/** Browsers count UTF-16 units, one or two per character, so they allow texts that validation may reject later. */
function lengths({ question }: Drawn): Attributes {
  if (!(question.type in MAX_CHARACTERS)) return {}
  return { minlength: question.min || null, maxlength: 2 * limitsOf(question).max }
}

/** A date or number field would drop an invalid text; a text field shows it again for correction. */
function dateAttributes({ invalid, value }: Drawn): Attributes {
  return invalid && typed(value) !== '' ? { type: 'text' } : { type: 'date', min: '0001-01-01', max: '9999-12-31' }
}

function numberAttributes({ question: { min = null, max = null }, value }: Drawn): Attributes {
  return typeof value === 'string' ? { type: 'text', inputmode: 'decimal' } : { type: 'number', step: 'any', min, max }
}

function yesOrNo({ yes, no }: QuestionWords): [value: string, label: string][] {
  return [
    ['yes', yes],
    ['no', no],
  ]
}

/** An optional question has one more radio button to clear the answer, since nothing else can. */
function radios(drawn: Drawn, options: (string | [value: string, label: string])[]): Control {
  const { question, words, invalid, describedBy } = drawn
  const all = question.required ? options : [...options, ['', words.noAnswer] as [string, string]]
  const own = { type: 'radio', required: question.required === true }
  const attributes = { role: 'radiogroup', 'aria-invalid': invalid && 'true', 'aria-describedby': describedBy }
  return { kind: 'group', html: optionList(drawn, all, own), attributes: attributesOf(attributes) }
}

function boxes(drawn: Drawn): Control {
  const { question, invalid, describedBy } = drawn
  const own = { type: 'checkbox', 'aria-invalid': invalid && 'true' }
  const attributes = attributesOf({ 'aria-describedby': describedBy })
  return { kind: 'group', html: optionList(drawn, question.options ?? [], own), attributes }
}

function optionList(
  { question, name, value, opening }: Drawn,
  options: (string | [string, string])[],
  own: Attributes,
): Html {
  const chosen = chosenKeys(value)
  const drawn = options.map((option, at) => {
    const [sent, label] = typeof option === 'string' ? [option, option] : option
    const id = at === 0 ? name : `${name}.${at}`
    const key = optionKey(sent)
    const opens = { class: opening?.get(key) ?? null }
    const attributes = attributesOf({ ...own, ...opens, id, name, value: sent, checked: chosen.has(key) })
    const text = typeof option === 'string' ? html`<bdi lang="">${label}</bdi>` : html`${label}`
    return html`<div class="option"><input!${attributes}><label for="${id}">!${text}</label></div>`
  })
  return html`<div class="options${question.type === 'rating' ? ' scale' : ''}">
!${drawn.join('\n')}
</div>`
}

function select(drawn: Drawn): Control {
  const chosen = chosenKeys(drawn.value)
  const options = (drawn.question.options ?? []).map((option) => {
    const key = optionKey(option)
    const opens = { class: drawn.opening?.get(key) ?? null }
    const attributes = attributesOf({ ...opens, value: option, selected: chosen.has(key) })
    return html`<option lang="" dir="auto"!${attributes}>${option}</option>`
  })
  return {
    kind: 'field',
    html: html`<select!${attributesOf(common(drawn))}>
<option value="">${drawn.words.choose}</option>
!${options.join('\n')}
</select>`,
  }
}

function consentBox(drawn: Drawn): Control {
  const opens = { class: drawn.opening?.get('yes') ?? null }
  const attributes = { type: 'checkbox', ...opens, ...common(drawn), value: 'yes', checked: drawn.value === true }
  return { kind: 'box', html: `<input${attributesOf(attributes)}>` }
}
