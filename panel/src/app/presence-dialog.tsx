import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { laurel } from '../api/laurel.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField, textOrNone } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { useWords } from '../words/use-words.tsx'
import { shellWords } from './shell-words.ts'

/** Before what matters most: the password, or a code of the app, if the last time was more than ten minutes ago. */
export function PresenceDialog({ end }: { end: (proved: boolean) => void }) {
  const text = useWords(shellWords)
  return (
    <Dialog title={text.presence} close={() => end(false)}>
      <Form
        submit={text.confirm}
        guarded={false}
        save={(values) => {
          const password = textOrNone(values, 'password')
          const code = textOrNone(values, 'code')
          return laurel.auth.confirm({ ...(password && { password }), ...(code && { code }) })
        }}
        done={() => end(true)}
      >
        <p className="soft">{text.presenceAbout}</p>
        <PasswordInput
          name="password"
          label={text.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
          data-autofocus
        />
        <TextField name="code" label={text.code} autoComplete="one-time-code" />
      </Form>
    </Dialog>
  )
}
