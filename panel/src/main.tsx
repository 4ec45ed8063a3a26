import './app/panel.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from './api/query-client.ts'
import { colourScheme } from './app/colour-scheme.ts'
import { addRoutes } from './app/lazy-routes.ts'
import { makeRouter } from './app/routes.tsx'
import { theme, variables } from './app/theme.ts'
import { DIRECTION } from './messages/use-messages.tsx'
import { placesOf } from './shell-parts/places-of.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=laurel-nonce]')?.content ?? ''
const client = makeQueryClient()
const router = makeRouter(client)

// For tests and the curious: every page that there is.
const laurelPlaces = async () => {
  await addRoutes(router)
  return placesOf(router.routesById as never).map(({ path }) => path)
}
Object.assign(window, { laurelPlaces })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DirectionProvider initialDirection={DIRECTION} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="auto"
        // All variables are written by this, so that no stylesheet has them a second time.
        deduplicateCssVariables={false}
        colorSchemeManager={colourScheme}
        getStyleNonce={() => nonce}
      >
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  </StrictMode>,
)
