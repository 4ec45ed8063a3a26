import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'

export { Button, Loader } from '@mantine/core'
