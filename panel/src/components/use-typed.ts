import { useDebouncedCallback } from '@mantine/hooks'
import { type ChangeEvent, useEffect, useRef } from 'react'

/**
 * What an input needs whose text lives in the address: it goes there once typing rests for `ms`, and what is changed there
 * by others shows. The input stays the same one all the while, so that whoever types keeps their place.
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
