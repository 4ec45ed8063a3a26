import { useRouteContext } from '@tanstack/react-router'
import { useLanguage } from '../../messages/use-messages.tsx'
import { NewMessagePage } from './new-message.tsx'

export function NewContactMessagePage() {
  const { who } = useRouteContext({ from: '/inside' })
  const { language } = useLanguage()
  return <NewMessagePage eventId={null} zone={who.organisation.time_zone} language={language} audience={{}} />
}
