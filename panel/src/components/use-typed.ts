import { useDebouncedCallback } from '@mantine/hooks'
import { type ChangeEvent, useEffect, useRef } from 'react'

/**
 * Props of an input whose text is in the address. Typing updates the address after a pause of `ms`, and outside changes
 * update the input. The input element stays the same, so that the cursor does not move.
 */
export function useTyped(value: string, change: (text: string) => void, ms: number) {
  const ref = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  const later = useDebouncedCallback((text: string) => {
    told.current = text
    change(text)
  }, ms)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    if (ref.current) ref.current.value = value
  }, [value])
  const onChange = (event: ChangeEvent<HTMLInputElement>) => later(event.currentTarget.value.trim())
  return { ref, defaultValue: value, onChange }
}
