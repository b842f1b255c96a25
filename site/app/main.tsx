/** Entry of the application. */
import '@anupalan/design-system/reset'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

if (import.meta.env.DEV) {
  const { startDevelopment } = await import('../development.ts')
  await startDevelopment()
}

// Replaces the prerendered frame.
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
