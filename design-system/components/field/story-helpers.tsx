import { StrictMode, useLayoutEffect, useRef, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, spyOn, waitFor } from 'storybook/test'

/** Shows a story with text at 200 % (WCAG 1.4.4). */
export function DoubledText({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  }, [])
  return <div style={{ maxInlineSize: '20rem' }}>{children}</div>
}

/** Marks the current render in an attribute, after mounting. */
function RenderMarker({ pass, children }: { pass: number; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => element.current?.setAttribute('data-alive', String(pass)), [pass])
  return <div ref={element}>{children}</div>
}

/** A container that fits little more than a word. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div data-testid="narrow" style={{ inlineSize: '14rem' }}>
      {children}
    </div>
  )
}

/** Expects that no content overflows {@link Narrow}. */
export async function expectNothingOutside(narrow: HTMLElement) {
  const edge = narrow.getBoundingClientRect().right
  for (const part of narrow.querySelectorAll('*'))
    await expect(part.getBoundingClientRect().right, part.outerHTML).toBeLessThanOrEqual(edge)
}

/**
 * Puts `element` into `page` as prerendered HTML, lets `act` interact with it, then hydrates it and renders it again,
 * as the site does. Resolves to React's recoverable errors: none, if the HTML matches the first render.
 */
export async function hydrateAfter(page: HTMLElement, element: ReactNode, act: () => Promise<void>) {
  const complaints: unknown[] = []
  const consoleError = spyOn(console, 'error').mockImplementation((...words) => complaints.push(words))
  const app = (pass: number) => (
    <StrictMode>
      <RenderMarker pass={pass}>{element}</RenderMarker>
    </StrictMode>
  )
  const passed = (pass: number) =>
    waitFor(() => expect(page.querySelector(`[data-alive="${pass}"]`)).not.toBeNull())
  page.innerHTML = renderToString(app(1))
  await act()
  const root = hydrateRoot(page, app(1), { onRecoverableError: (error) => complaints.push(error) })
  await passed(1)
  root.render(app(2))
  await passed(2)
  consoleError.mockRestore()
  return complaints
}
