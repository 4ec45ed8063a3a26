import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LanguageMenu } from './language-menu.tsx'

/** A page of one form, which people see before they are signed in. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="public-page surface">
      <title>{`${title} · Laurel`}</title>
      <Title order={1} size="h2" mb="md">
        {title}
      </Title>
      {children}
      <LanguageMenu />
    </main>
  )
}
