import type { PasswordInputProps } from '@mantine/core'
import { PasswordInput } from '../../parts/inputs.ts'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { useProblem } from '../../parts/form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { signInWords } from './sign-in-words.ts'

export function PasswordField(props: PasswordInputProps & { name: string }) {
  const { showPassword } = useWords(signInWords)
  return (
    <PasswordInput
      {...props}
      error={useProblem(props.name)}
      visibilityToggleButtonProps={{ 'aria-label': showPassword }}
    />
  )
}
