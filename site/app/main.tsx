/** Entry of the application. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { preloadRoutes } from './preload-routes.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

async function start(container: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) await (await import('../development.ts')).startDevelopment()
  await preloadRoutes(location.pathname)
  // Replaces the prerendered frame.
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
}

// Not awaited: the code of a screen imports the chunk of this module, which would wait for itself.
void start(root)
