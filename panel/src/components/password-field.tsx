import './inputs.ts'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useProblem } from './form.tsx'
import { passwordMessages } from './messages/parts.ts'

/** A password, which can be looked at. */
export function PasswordField(props: Omit<PasswordInputProps, 'label'> & { name: string; label: string }) {
  const text = passwordMessages
  const problem = useProblem(props.name)
  return (
    <PasswordInput
      {...props}
      error={problem}
      // Mantine marks the wrapper as invalid, not the input.
      aria-invalid={problem === undefined ? undefined : true}
      visibilityToggleButtonProps={{ 'aria-label': text.show(props.label) }}
    />
  )
}
