import { laurel } from '../../api/laurel.ts'
import { TextField, textOf } from '../../parts/fields.tsx'
import { Form } from '../../parts/form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { signInWords } from './sign-in-words.ts'

/** After the password: the code of the app, or one of the codes that were kept for the day when it is lost. */
export function SecondFactorForm({ ticket, done }: { ticket: string; done: () => Promise<void> }) {
  const text = useWords(signInWords)
  return (
    <Form
      submit={text.signIn}
      guarded={false}
      save={(values) => laurel.auth.secondFactor({ ticket, code: textOf(values, 'code') })}
      done={done}
    >
      <TextField name="code" label={text.code} description={text.codeAbout} autoComplete="one-time-code" autoFocus />
    </Form>
  )
}
