import { Alert, NativeSelect, Title, useMantineColorScheme } from '@mantine/core'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { placeWords } from '../../app/places.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { SingleKeysSwitch } from '../../parts/single-keys-switch.tsx'
import { LANGUAGES, type Language, useLanguage, useWords } from '../../words/use-words.tsx'
import { meWords } from './me-words.ts'

const Security = lazy(async () => ({ default: (await import('./security.tsx')).Security }))

/** A person's own things. */
export function MePage() {
  const text = useWords(meWords)
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <>
      <PageHead title={text.title} />
      {who.second_factor_required && (
        <Alert role="status" color="orange" variant="light" mb="md">
          {text.factorRequired}
        </Alert>
      )}
      <div className="stack">
        <MorePlaces />
        <Looks />
        <Suspense>
          <Security />
        </Suspense>
      </div>
    </>
  )
}

/** On a phone the bar has room for the places of every day alone; the others are reached from here. */
function MorePlaces() {
  const names = useWords(placeWords)
  return (
    <nav className="narrow-only row" aria-label={useWords(meWords).more}>
      <Link to="/developers">{names.developers}</Link>
      <Link to="/settings">{names.settings}</Link>
    </nav>
  )
}

function Looks() {
  const text = useWords(meWords)
  const { language, setLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <section className="sheet padded stack">
      <Title order={2} size="h4">
        {text.looks}
      </Title>
      <div className="beside">
        <NativeSelect
          label={text.language}
          value={language}
          data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}
        />
        <NativeSelect
          label={text.colours}
          value={colorScheme}
          data={Object.entries(text.schemes).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setColorScheme(event.currentTarget.value as typeof colorScheme)}
        />
      </div>
      <SingleKeysSwitch />
    </section>
  )
}
