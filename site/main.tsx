import '@anupalan/design-system/reset'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { rememberEarlySubmit } from './shell/early-submit.ts'
import { createHistory } from './shell/history.ts'
import { takeOverContent } from './shell/page-content.ts'
import { prefetchWhenQuiet } from './shell/prefetch.ts'

rememberEarlySubmit()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const site = (
  <StrictMode>
    <HistoryRouter history={createHistory()}>
      <App />
    </HistoryRouter>
  </StrictMode>
)

if (import.meta.env.DEV) {
  const { startDevelopment } = await import('./development.ts')
  await startDevelopment()
  createRoot(root).render(site)
} else {
  takeOverContent(location)
  hydrateRoot(root, site)
}
prefetchWhenQuiet()
