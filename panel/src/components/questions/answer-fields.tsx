import type { Attendee } from '@laurel/client'
import { useId, useState } from 'react'
import { LongTextField, SelectField, TextField } from '../fields.tsx'
import { useProblem } from '../form.tsx'
import { answerField, answerTexts, NO_ANSWER, optionsOf, shownQuestions, textsIn } from './answer-values.ts'
import { questionMessages } from './messages.ts'
import type { Question, QuestionKind } from './question-draft.ts'
import './questions.css'

type Props = { question: Question; answer: Attendee['answers'][string] | undefined }

/** Attributes that choose the keyboard of a phone. */
const INPUTS: Partial<Record<QuestionKind, object>> = {
  number: { inputMode: 'decimal' },
  email: { inputMode: 'email' },
  phone: { type: 'tel' },
  url: { inputMode: 'url' },
}
const DAY = /^\d{4}-\d\d-\d\d$/

/** Inputs for the answers to questions, those with a condition once it is met. An answer that is there stays in sight. */
export function AnswerFields({ questions, answers }: { questions: readonly Question[]; answers: Attendee['answers'] }) {
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answerTexts(answer)])),
  )
  const shown = shownQuestions(questions, texts)
  const { given } = questionMessages
  return (
    <fieldset
      className="plain-group stack"
      onChange={({ currentTarget: { form } }) => setTexts(textsIn(new FormData(form!), questions))}
    >
      <legend className="group-title">{given}</legend>
      {questions
        .filter((question) => shown.includes(question) || answers[question.id] !== undefined)
        .map((question) => (
          <AnswerField key={question.id} question={question} answer={answers[question.id]} />
        ))}
    </fieldset>
  )
}

/** Input for the answer to a question. An answer that no longer fits its question is shown as it is. */
function AnswerField({ question, answer }: Props) {
  const { type, label, help } = question
  if (type === 'choices') return <Boxes {...{ question, answer }} />
  if (type === 'consent') return <Consent {...{ question, answer }} />
  if (type === 'choice' || type === 'yes_no' || type === 'rating') return <Select {...{ question, answer }} />
  const [text = ''] = answerTexts(answer)
  const props = {
    name: answerField(question.id),
    label: <bdi>{label}</bdi>,
    description: help ? <bdi>{help}</bdi> : undefined,
    defaultValue: text,
    dir: 'auto',
  }
  if (type === 'long_text') return <LongTextField {...props} />
  // A field for a day would drop any other text.
  const isDay = type === 'date' && (text === '' || DAY.test(text))
  return <TextField {...props} {...INPUTS[type]} {...(isDay && { type: 'date' })} />
}

function Select({ question, answer }: Props) {
  const text = questionMessages
  const words: Record<string, string> = question.type === 'yes_no' ? { true: text.yes, false: text.no } : {}
  const options = optionsOf(question, answer).map((value) => ({ value, label: words[value] ?? value }))
  return (
    <SelectField
      name={answerField(question.id)}
      label={<bdi>{question.label}</bdi>}
      description={question.help ? <bdi>{question.help}</bdi> : undefined}
      defaultValue={answerTexts(answer)[0] ?? ''}
      data={[{ value: '', label: text.noAnswer }, ...options]}
    />
  )
}

/** A box for each option. An unseen value tells a question without a chosen option from one that is not there. */
function Boxes({ question, answer }: Props) {
  const name = answerField(question.id)
  const problem = useProblem(name)
  const id = useId()
  return (
    <fieldset className="choices answer-choices" aria-describedby={problem === undefined ? undefined : id}>
      <legend>
        <bdi>{question.label}</bdi>
      </legend>
      <Hint of={question} />
      <input type="hidden" name={name} value={NO_ANSWER} />
      {optionsOf(question, answer).map((value) => (
        <Box key={value} {...{ name, value, answer, problem }} label={value} />
      ))}
      <Wrong id={id} problem={problem} />
    </fieldset>
  )
}

function Consent({ question, answer }: Props) {
  const name = answerField(question.id)
  const problem = useProblem(name)
  return (
    <div>
      <input type="hidden" name={name} value={NO_ANSWER} />
      <Box className="switch" {...{ name, answer, problem }} value="true" label={question.label} />
      <Hint of={question} />
      <Wrong problem={problem} />
    </div>
  )
}

type BoxProps = Pick<Props, 'answer'> & {
  name: string
  value: string
  label: string
  problem: string | undefined
  className?: string
}

const Box = ({ name, value, label, answer, problem, className }: BoxProps) => (
  <label className={className}>
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={answerTexts(answer).includes(value)}
      aria-invalid={problem !== undefined}
    />
    <bdi>{label}</bdi>
  </label>
)

const Hint = ({ of: { help } }: { of: Question }) =>
  help ? (
    <p className="soft">
      <bdi>{help}</bdi>
    </p>
  ) : null

const Wrong = ({ id, problem }: { id?: string; problem: string | undefined }) =>
  problem === undefined ? null : (
    <p id={id} className="field-problem">
      {problem}
    </p>
  )
